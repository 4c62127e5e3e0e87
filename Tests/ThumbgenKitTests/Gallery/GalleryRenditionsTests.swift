import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite struct GalleryRenditionsTests {
    let cell = ManifestGrid(Grid(), count: 1).cell

    @Test func offersEachScaleAtItsDensity() {
        let choice = GalleryRenditions([.cell(3, 388), .cell(1, 129), .cell(2, 258)], cell: cell)
        #expect(choice.cell.map { $0.map(\.density) } == [[1, 2, 3]])
        #expect(choice.cell.first?.map(\.rendition.width) == [129, 258, 388])
        #expect(!choice.fits)
    }

    @Test func neverOffersEnlargedPicturesAsSharper() {
        let choice = GalleryRenditions(
            [.cell(1, 129), .cell(2, 258, enlarged: true), .cell(3, 388, enlarged: true)],
            cell: cell
        )
        #expect(choice.cell.map { $0.map(\.density) } == [[1]])
        #expect(choice.large.first?.first?.rendition.width == 129)
    }

    @Test func keepsTheLeastWhereAllAreEnlarged() {
        let choice = GalleryRenditions([.cell(2, 258, enlarged: true), .cell(1, 129, enlarged: true)], cell: cell)
        #expect(choice.cell.map { $0.map(\.rendition.width) } == [[129]])
    }

    @Test func statesTheDensityThatThePixelsComeTo() {
        // A picture of 200 by 150 that fits and is never enlarged: the cell's width at 1x, its own at 2x and 3x.
        let choice = GalleryRenditions(
            [.cell(1, 129, 97), .cell(2, 200, 150), .cell(3, 200, 150)],
            cell: cell
        )
        #expect(choice.cell.map { $0.map(\.density) } == [[1, 1.55]])
        #expect(choice.fits)
    }

    @Test func takesCellsFromTheStageOfTheirSizeAndTheLargestForTheDetailView() {
        let large = ManifestRendition.cell(1, 1200, 800, stage: "large")
        let choice = GalleryRenditions([large, .cell(1, 129), .cell(2, 258)], cell: cell)
        #expect(choice.cell.map { $0.map(\.rendition.stage) } == [["cells", "cells"]])
        #expect(choice.large == [[GalleryRenditions.Candidate(rendition: large, density: 1)]])
    }

    @Test func putsFormatsThatNotAllBrowsersShowFirst() {
        let choice = GalleryRenditions(
            ["jpeg", "webp", "avif"].map { .cell(1, 129, format: $0) },
            cell: cell
        )
        #expect(choice.cell.map { $0.map(\.rendition.format) } == [["avif"], ["webp"], ["jpeg"]])
        #expect(choice.large.map { $0.map(\.rendition.format) } == [["avif"], ["webp"], ["jpeg"]])
    }

    @Test func ofNoFilesShowsNone() {
        let choice = GalleryRenditions([], cell: cell)
        #expect(choice.cell.isEmpty)
        #expect(choice.large.isEmpty)
    }
}
