import FileSystem
import Imaging
import ThumbnailModel

/// The part of a contact sheet that is done for all photos: pages, filled one after another. There is one page at a time; it
/// is written, and gone from memory, with its last photo.
struct SheetPages: Sendable {
    private let sheet: Sheet
    private let output: OutputFolder
    private var page: PageCanvas?
    private var photosOnPage = 0
    /// The pages that are done.
    private(set) var written: [BytePath] = []
    /// What the pages are made of.
    private(set) var digest: SheetDigest

    init(_ sheet: Sheet, digest: SheetDigest, output: OutputFolder) {
        self.sheet = sheet
        self.digest = digest
        self.output = output
    }

    /// Takes the next photo that has a place in the grid.
    mutating func take(_ outcome: PhotoOutcome) throws {
        let cells = outcome.cells.filter { $0.stage == sheet.plan.name }
        // A photo has one place, whatever the number of its pictures.
        cells.dropFirst().forEach { sheet.tiles.release($0.slot) }
        digest.add(outcome.photo, content: cells.first?.content)
        var canvas = try page ?? newPage()
        page = nil
        // The place of a photo that has thumbnails but no tile stays empty.
        if let cell = cells.first {
            let place = sheet.plan.layout.place(of: photosOnPage)
            canvas.draw(
                try sheet.tiles.take(cell.slot),
                at: PixelRect(x: place.x, y: place.y, size: sheet.plan.layout.tile)
            )
        }
        photosOnPage += 1
        if photosOnPage == sheet.plan.layout.photosOnPage { try write(canvas) } else { page = canvas }
    }

    /// Writes the last page; every photo has been taken.
    mutating func finish() throws {
        if let canvas = page { try write(canvas) }
    }

    /// An empty page for as many photos as may still come.
    private func newPage() throws(ImagingError) -> PageCanvas {
        let rest = max(1, sheet.plan.count - written.count * sheet.plan.layout.photosOnPage)
        let size = sheet.plan.layout.page(of: min(rest, sheet.plan.layout.photosOnPage))
        let background = sheet.plan.options.background
        var page = PageCanvas(size: size, background: background)
        if sheet.plan.layout.titleHeight > 0 {
            let strip = PixelSize(width: size.width, height: sheet.plan.layout.titleHeight)
            let title = TextLine(
                sheet.plan.options.title,
                points: 14,
                isBold: true,
                scale: sheet.plan.options.scale,
                background: background
            )
            page.draw(try title.drawn(on: strip).samples(), at: PixelRect(x: 0, y: 0, size: strip))
        }
        return page
    }

    private mutating func write(_ canvas: PageCanvas) throws {
        var options = EncodeOptions()
        options.quality[sheet.plan.format] = sheet.plan.options.quality
        let encoded = try canvas.encoded(
            height: sheet.plan.layout.page(of: photosOnPage).height,
            format: sheet.plan.format,
            options: options
        )
        let path = sheet.plan.path(ofPage: written.count + 1)
        try output.write(encoded.bytes, to: path)
        written.append(path)
        page = nil
        photosOnPage = 0
    }
}
