import PipelineFile
import TestSupport
import Testing
import ThumbnailModel

/// A pipeline of the folder `pipelines`.
struct ExamplePipeline: Sendable, CustomTestStringConvertible {
    let name: String

    static let all = [
        "grid", "gallery-with-details", "web-srcset", "avatars", "small-grid", "albums", "app-icons",
    ].map(ExamplePipeline.init)

    var testDescription: String { name }

    func bytes() throws -> [UInt8] {
        try File.read(RepositoryRoot.path("pipelines/\(name).yml"))
    }

    func definition() throws -> PipelineDefinition {
        try PipelineDocument.read(bytes(), name: name)
    }
}
