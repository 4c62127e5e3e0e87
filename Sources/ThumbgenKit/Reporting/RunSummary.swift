package import ThumbnailModel

/// The figures of a run.
package struct RunSummary: Hashable, Sendable {
    /// Photos found.
    package var photos = 0
    /// Thumbnails written.
    package var written = 0
    /// Pages of contact sheets written.
    package var pages = 0
    /// Thumbnails that were as they should be.
    package var upToDate = 0
    /// Photos that failed, in part or whole.
    package var failed = 0
    /// Photos smaller than the largest cell.
    package var enlarged = 0
    /// The largest cell, and the scale it belongs to.
    package var largestCell: LargestCell?
    /// Files that are no photos.
    package var passedOver = 0
    /// Files of earlier runs that were removed.
    package var removed = 0
    /// The kinds of photos.
    package var met = PhotoFigures()
    /// How long it took.
    package var elapsed = Duration.zero

    /// The largest cell of a run.
    package struct LargestCell: Hashable, Sendable {
        /// Pixels of a point.
        package var scale: Scale
        /// The cell's pixels.
        package var size: PixelSize

        /// A cell at a scale.
        package init(scale: Scale, size: PixelSize) {
            self.scale = scale
            self.size = size
        }
    }

    /// A run in which nothing was found.
    package init() {}
}

extension RunSummary {
    /// The closing line: what there was, without what there was none of.
    package var text: String {
        let parts = [
            written > 0 ? "\(Plural.thumbnails(written)) written" : nil,
            pages > 0 ? "\(Plural.pages(pages)) written" : nil,
            upToDate > 0 ? "\(Plural.thumbnails(upToDate)) up to date" : nil,
            failed > 0 ? "\(Plural.photos(failed)) failed" : nil,
            enlarged > 0 ? "\(enlarged) smaller than \(cellText)" : nil,
            passedOver > 0 ? "\(Plural.otherFiles(passedOver)) passed over" : nil,
            removed > 0 ? "\(removed) of an earlier run removed" : nil,
        ].compactMap(\.self)
        let head = photos == 0 ? "no photos" : Plural.photos(photos)
        return parts.isEmpty ? head : "\(head): \(parts.joined(separator: ", "))"
    }

    private var cellText: String {
        guard let largestCell else { return "the largest cell" }
        return "the \(largestCell.scale.label)x cell (\(largestCell.size.width)x\(largestCell.size.height))"
    }
}
