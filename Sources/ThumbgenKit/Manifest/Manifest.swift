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
    /// The pages of contact sheets, in the order of stages and pages.
    let sheets: [ManifestSheet]

    /// The photos, as the manifest tells of them, in order.
    var photos: [ManifestPhoto] {
        outcomes.filter(\.hasPlace).enumerated().map { index, outcome in
            ManifestPhoto(outcome, frame: definition.grid.frame(at: index), withLocation: definition.publishesLocation)
        }
    }

    /// The sources that share their content, each group in order.
    private var duplicates: [[String]] {
        let groups = Dictionary(grouping: outcomes.filter { !$0.written.isEmpty }, by: \.written[0].content)
        return groups.values.filter { $0.count > 1 }
            .map { $0.map(\.photo.source.relativePath.text) }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The file's bytes.
    func encoded() throws -> [UInt8] {
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
        text += Array(",\n\"duplicates\": ".utf8)
        text += Manifest.list(try duplicates.map(line))
        text += Array("\n}\n".utf8)
        return text
    }

    private static func list(_ lines: [[UInt8]]) -> [UInt8] {
        if lines.isEmpty { return Array("[]".utf8) }
        return Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
    }
}
