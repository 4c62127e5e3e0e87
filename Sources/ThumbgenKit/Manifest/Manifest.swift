import FileSystem
import StateStore
import ThumbnailModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The machine-readable account of what lies in the output folder: the same inputs give the same bytes.
struct Manifest {
    /// Counts up when the manifest's form changes in a way that readers must know.
    static let version = 1

    let definition: PipelineDefinition
    let outcomes: [PhotoOutcome]
    let failures: [PhotoFailure]
    let sheets: [ManifestSheet]

    /// Writes the file.
    func write(to path: BytePath, in output: OutputFolder) throws {
        try output.write(try encoded(), to: path)
    }

    /// The photos, as the manifest tells of them, in order.
    var photos: [ManifestPhoto] {
        outcomes.enumerated().map { index, outcome in
            ManifestPhoto(outcome, frame: definition.grid.frame(at: index), withLocation: keepsLocation)
        }
    }

    private var keepsLocation: Bool {
        definition.stages.contains { stage in
            if case .exif(let options) = stage.operation { options.location } else { false }
        }
    }

    private func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func line(_ value: some Encodable) throws -> [UInt8] { try Array(encoder.encode(value)) }

        // Assembled a line a photo: differences between two manifests show by photo, and memory stays small.
        let photos = photos
        var text = Array("{\n\"version\": \(Manifest.version),\n\"generator\": \"thumbgen\",\n\"grid\": ".utf8)
        text += try line(ManifestGrid(definition.grid, count: photos.count))
        text += Array(",\n\"photos\": ".utf8)
        text += Manifest.list(try photos.map(line))
        if !sheets.isEmpty {
            text += Array(",\n\"sheets\": ".utf8)
            text += Manifest.list(try sheets.map(line))
        }
        text += Array(",\n\"failures\": ".utf8)
        text += Manifest.list(try failures.map { try line(ManifestFailure($0)) })
        text += Array("\n}\n".utf8)
        return text
    }

    private static func list(_ lines: [[UInt8]]) -> [UInt8] {
        if lines.isEmpty { return Array("[]".utf8) }
        return Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
    }
}
