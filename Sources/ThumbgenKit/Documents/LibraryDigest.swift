import PipelineFile
import StateStore
import ThumbnailModel

/// A hash of everything that the files made of all photos together are made of.
struct LibraryDigest {
    /// Counts up when the form of these files changes.
    private static let formVersion = 1

    /// The hash of what all these files have in common: the pipeline, the photos and the failures.
    private let common: ContentHash

    init(_ outcomes: [PhotoOutcome], failures: [PhotoFailure], in definition: PipelineDefinition) {
        var hasher = ContentHasher()
        hasher.add(Array(PipelinePrinter.yaml(definition).utf8))
        for outcome in outcomes {
            hasher.add(outcome.photo.source.relativePath.bytes)
            for thumbnail in outcome.written {
                hasher.add(thumbnail.content.bytes)
                hasher.add(thumbnail.file.path.bytes)
                hasher.add(thumbnail.hash.bytes)
            }
        }
        for failure in failures {
            hasher.add(failure.source.bytes)
            hasher.add(Array("\(failure.stage) \(failure.code) \(failure.message)".utf8))
        }
        common = hasher.finalize()
    }

    /// The digest for one collection stage.
    ///
    /// - Parameter choices: what besides photos and pipeline decides the stage's files.
    func of(_ stage: StageDefinition, choices: [String]) -> ContentHash {
        var hasher = ContentHasher()
        hasher.add(Array("\(LibraryDigest.formVersion) \(stage.name)".utf8))
        hasher.add(common.bytes)
        for choice in choices { hasher.add(Array(choice.utf8)) }
        return hasher.finalize()
    }
}

extension ContentHasher {
    /// Takes a part with its length before it, so that parts cannot run into each other.
    fileprivate mutating func add(_ bytes: [UInt8]) {
        withUnsafeBytes(of: bytes.count.littleEndian) { update($0) }
        update(bytes)
    }
}
