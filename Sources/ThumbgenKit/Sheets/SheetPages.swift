import FileSystem
import Imaging
import ThumbnailModel

/// The part of a contact sheet that is done for all photos: pages, filled one after another. There is one page at a time; it
/// is written, and gone from memory, with its last photo.
struct SheetPages: CollectionStage {
    private let sheet: Sheet
    private let output: OutputFolder
    private var page: PageCanvas?
    private var photosOnPage = 0
    private var written: [ManifestSheet] = []

    init(_ sheet: Sheet, output: OutputFolder) {
        self.sheet = sheet
        self.output = output
    }

    mutating func take(_ outcome: PhotoOutcome) throws {
        let cells = outcome.cells.filter { $0.stage == sheet.name }
        // A photo has one place, whatever the number of its pictures.
        cells.dropFirst().forEach { sheet.tiles.release($0.slot) }
        var canvas = try page ?? newPage()
        page = nil
        // The place of a photo that has thumbnails but no tile stays empty.
        if let cell = cells.first {
            let place = sheet.layout.place(of: photosOnPage)
            canvas.draw(try sheet.tiles.take(cell.slot), at: PixelRect(x: place.x, y: place.y, size: sheet.layout.tile))
        }
        photosOnPage += 1
        if photosOnPage == sheet.layout.photosOnPage { try write(canvas) } else { page = canvas }
    }

    mutating func finish(_ results: inout CollectionResults) throws {
        if let canvas = page { try write(canvas) }
        results.sheets += written
    }

    /// An empty page for as many photos as may still come.
    private func newPage() throws(ImagingError) -> PageCanvas {
        let rest = max(1, sheet.count - written.count * sheet.layout.photosOnPage)
        let size = sheet.layout.page(of: min(rest, sheet.layout.photosOnPage))
        let background = sheet.options.background
        var page = PageCanvas(size: size, background: background)
        if sheet.layout.titleHeight > 0 {
            let strip = PixelSize(width: size.width, height: sheet.layout.titleHeight)
            let title = TextLine(
                sheet.options.title,
                points: 14,
                isBold: true,
                scale: sheet.options.scale,
                background: background
            )
            page.draw(try title.drawn(on: strip).samples(), at: PixelRect(x: 0, y: 0, size: strip))
        }
        return page
    }

    private mutating func write(_ canvas: PageCanvas) throws {
        var options = EncodeOptions()
        let format = sheet.options.format == .automatic ? .jpeg : sheet.options.format
        options.quality[format] = sheet.options.quality
        let encoded = try canvas.encoded(
            height: sheet.layout.page(of: photosOnPage).height,
            format: format,
            options: options
        )
        let number = written.count + 1
        let path = OutputPath.page(
            sheet.options.path,
            stage: sheet.name,
            scale: sheet.options.scale,
            format: format,
            page: number,
            of: sheet.layout.pages(of: sheet.count)
        )
        try output.write(encoded.bytes, to: path)
        written.append(
            ManifestSheet(
                path: path.text,
                stage: sheet.name,
                width: encoded.size.width,
                height: encoded.size.height,
                page: number,
                photos: photosOnPage
            )
        )
        page = nil
        photosOnPage = 0
    }
}
