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

    let grid: ManifestGrid
    let withLocation: Bool
    let failures: [PhotoFailure]
    /// The pages of contact sheets, in the order of stages and pages.
    let sheets: [ManifestSheet]

    /// Tells the file's bytes, a line a photo: differences between two manifests show by photo, and memory stays small.
    func tell(_ photos: PublishedPhotos, to file: inout FileEdition) throws {
        var lines = JSONLines()
        var duplicates = DuplicateFinder()
        try file.append(Array("{\n\"version\": \(Manifest.version),\n\"generator\": \"thumbgen\",\n\"grid\": ".utf8))
        try file.append(try lines.encoded(grid))
        try file.append(Array(",\n\"photos\": ".utf8))
        try photos.forEach { photo in
            if let content = photo.thumbnails.first?.content { duplicates.add(content, at: photo.index) }
            try lines.append(ManifestPhoto(photo, withLocation: withLocation), to: &file)
        }
        try lines.end(in: &file)
        if !sheets.isEmpty {
            try file.append(Array(",\n\"sheets\": ".utf8))
            for sheet in sheets { try lines.append(sheet, to: &file) }
            try lines.end(in: &file)
        }
        try file.append(Array(",\n\"failures\": ".utf8))
        for failure in failures { try lines.append(ManifestFailure(failure), to: &file) }
        try lines.end(in: &file)
        try file.append(Array(",\n\"duplicates\": ".utf8))
        let groups = duplicates.groups.map { $0.map { photos.relativePath(at: $0).text } }
        for group in groups.sorted(by: { $0.lexicographicallyPrecedes($1) }) { try lines.append(group, to: &file) }
        try lines.end(in: &file)
        try file.append(Array("\n}\n".utf8))
    }
}
