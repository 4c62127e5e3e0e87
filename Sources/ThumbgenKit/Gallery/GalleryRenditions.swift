import ThumbnailModel

/// Which of a photo's files the page shows where.
struct GalleryRenditions {
    /// A file and how many of its pixels fall on a point of its cell.
    struct Candidate: Hashable {
        var rendition: ManifestRendition
        var density: Double
    }

    /// For the cell: a list a format, each from the least dense on.
    var cell: [[Candidate]]
    /// For the detail view: the largest picture, once a format.
    var large: [[Candidate]]
    /// Whether the cell's pictures have another aspect than the cell.
    var fits: Bool

    init(_ renditions: [ManifestRendition], cell size: ManifestGrid.Cell) {
        let candidates = renditions.map { Candidate(rendition: $0, density: GalleryRenditions.density($0, in: size)) }

        // The stage whose pictures come nearest to the cell; the first of several.
        let best = candidates.min {
            GalleryRenditions.misfit($0.rendition, size) < GalleryRenditions.misfit($1.rendition, size)
        }
        cell = GalleryRenditions.byFormat(candidates.filter { $0.rendition.stage == best?.rendition.stage })
            .map(GalleryRenditions.honest)
        fits = best.map { GalleryRenditions.differsInAspect($0.rendition, from: size) } ?? false

        // The one with most pixels of its own; enlarged ones only where there is no other. It shows pixel for point.
        let largest = renditions.max { GalleryRenditions.worth($0) < GalleryRenditions.worth($1) }
        let alike = renditions.filter { GalleryRenditions.areOnePicture($0, largest ?? $0) }
        large = GalleryRenditions.byFormat(alike.map { Candidate(rendition: $0, density: 1) }).map {
            Array($0.prefix(1))
        }
    }

    /// Formats that not every browser shows come first; the last of the list is what all others fall back on.
    private static let formatOrder = ["jxl", "avif", "webp"]

    private static func byFormat(_ candidates: [Candidate]) -> [[Candidate]] {
        Dictionary(grouping: candidates, by: \.rendition.format)
            .sorted { left, right in
                let rank = { (format: String) in formatOrder.firstIndex(of: format) ?? formatOrder.count }
                return (rank(left.key), left.key) < (rank(right.key), right.key)
            }
            .map(\.value)
    }

    /// Only what is sharper than the one before it; of enlarged pictures only the least, where there is nothing else.
    private static func honest(_ candidates: [Candidate]) -> [Candidate] {
        let ordered = candidates.sorted { ($0.density, $0.rendition.path) < ($1.density, $1.rendition.path) }
        return ordered.reduce(into: []) { kept, candidate in
            guard let last = kept.last else { return kept = [candidate] }
            if candidate.density > last.density, !candidate.rendition.enlarged { kept.append(candidate) }
        }
    }

    /// The scale where the picture touches its cell's box at that scale; else what its pixels come to.
    private static func density(_ rendition: ManifestRendition, in cell: ManifestGrid.Cell) -> Double {
        let across = (cell.width * rendition.scale + 1e-4).rounded(.down)
        let down = (cell.height * rendition.scale + 1e-4).rounded(.down)
        let (width, height) = (Double(rendition.width), Double(rendition.height))
        if max(width - across, height - down).magnitude <= 1 { return rendition.scale }
        return (max(width / cell.width, height / cell.height) * 100).rounded() / 100
    }

    private static func misfit(_ rendition: ManifestRendition, _ cell: ManifestGrid.Cell) -> Double {
        let across = Double(rendition.width) / rendition.scale - cell.width
        let down = Double(rendition.height) / rendition.scale - cell.height
        return across.magnitude + down.magnitude
    }

    private static func differsInAspect(_ rendition: ManifestRendition, from cell: ManifestGrid.Cell) -> Bool {
        (Double(rendition.width) - Double(rendition.height) * cell.width / cell.height).magnitude > 2
    }

    private static func worth(_ rendition: ManifestRendition) -> (Int, Int) {
        (rendition.enlarged ? 0 : 1, rendition.width * rendition.height)
    }

    private static func areOnePicture(_ left: ManifestRendition, _ right: ManifestRendition) -> Bool {
        (left.stage, left.width, left.height) == (right.stage, right.width, right.height)
    }
}
