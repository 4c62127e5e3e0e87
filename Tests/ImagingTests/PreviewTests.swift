import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// Previews are green, pictures are not: the colour tells which was read.
@Suite struct PreviewTests {
    private static let picture = PixelBuffer(width: 800, height: 600) { x, _ in
        x < 400 ? [220, 20, 20] : [20, 20, 220]
    }

    private var main: JPEGSegments {
        get throws { try JPEGSegments(VipsTool.encode(PNGFile(PreviewTests.picture), as: "jpg")) }
    }

    /// A green JPEG, lighter in its left half.
    private func preview(_ width: Int, _ height: Int) throws -> [UInt8] {
        let picture = PixelBuffer(width: width, height: height) { x, _ in x < width / 2 ? [60, 250, 60] : [0, 150, 0] }
        return try VipsTool.encode(PNGFile(picture), as: "jpg")
    }

    private func origin(of content: [UInt8], _ width: Int, _ height: Int) throws -> PixelSource {
        try render(content, width, height).decoded.origin
    }

    private func render(_ content: [UInt8], _ width: Int, _ height: Int) throws(ImagingError) -> Rendering {
        var options = DecodeOptions()
        options.source = .preview
        return try Rendering(content, into: .pixels(width, height), decoding: options)
    }

    @Test func thumbnailInEXIFShowsWhereItIsLargeEnough() throws {
        var file = try main
        file.insert(EXIFBlock(main: [.make("Box")], thumbnail: try preview(160, 120)))
        let rendering = try render(file.bytes, 80, 60)
        #expect(rendering.decoded.origin == .preview)
        #expect(rendering.decoded.source == PixelSize(width: 800, height: 600))
        #expect(try rendering.pixels.samples[1] > 200)
        // Exactly its own pixels are enough; one more in either direction is not.
        #expect(try origin(of: file.bytes, 160, 120) == .preview)
        #expect(try origin(of: file.bytes, 161, 120) == .full)
        #expect(try origin(of: file.bytes, 120, 121) == .full)
        // A square of 120 pixels takes 120 of the 160 across.
        #expect(try origin(of: file.bytes, 120, 120) == .preview)
    }

    @Test func previewIsReadOnlyWhenAskedFor() throws {
        var file = try main
        file.insert(EXIFBlock(main: [.make("Box")], thumbnail: try preview(160, 120)))
        let rendering = try Rendering(file.bytes, into: .pixels(80, 60))
        #expect(rendering.decoded.origin == .full)
        #expect(try rendering.pixels.samples[0] > 200)
    }

    @Test(arguments: [(160, 90), (120, 120), (120, 160)])
    func thumbnailOfAnotherAspectDoesNotShow(width: Int, height: Int) throws {
        var file = try main
        file.insert(EXIFBlock(main: [.make("Box")], thumbnail: try preview(width, height)))
        #expect(try origin(of: file.bytes, 40, 30) == .full)
    }

    @Test func damagedThumbnailGivesWayToThePicture() throws {
        var file = try main
        file.insert(EXIFBlock(main: [.make("Box")], thumbnail: Array(try preview(160, 120).prefix(640))))
        let rendering = try render(file.bytes, 80, 60)
        #expect(rendering.decoded.origin == .full)
        #expect(try rendering.pixels.samples[0] > 200)
    }

    /// All of its picture is there: what only offends the strict does not cost it.
    @Test func previewWithoutItsEndOrWithStrayBytesShows() throws {
        let whole = try preview(160, 120)
        #expect(whole.suffix(2) == [0xFF, 0xD9])
        let scan = try #require(whole.indices.dropLast().first { whole[$0] == 0xFF && whole[$0 + 1] == 0xDA })
        for content in [Array(whole.dropLast(2)), Array(whole[..<scan]) + [0, 0, 0] + Array(whole[scan...])] {
            var file = try main
            file.insert(EXIFBlock(main: [.make("Box")], thumbnail: content))
            #expect(try origin(of: file.bytes, 80, 60) == .preview, "\(content.count - whole.count) bytes more")
        }
        var file = try main
        file.insert(EXIFBlock(main: [.make("Box")], thumbnail: Array(whole.prefix(whole.count * 3 / 4))))
        #expect(try origin(of: file.bytes, 80, 60) == .full)
    }

    @Test func thumbnailIsTurnedLikeThePicture() throws {
        var file = try main
        file.insert(EXIFBlock(main: [.orientation(6)], thumbnail: try preview(160, 120)))
        let rendering = try render(file.bytes, 60, 80)
        #expect(rendering.decoded.origin == .preview)
        let pixels = try rendering.pixels
        // The lighter left half is now above.
        #expect(pixels.samples[(10 * 60 + 30) * 3 + 1] > 200)
        #expect(pixels.samples[(70 * 60 + 30) * 3 + 1] < 200)
    }

    /// A crop out of a preview is the crop that the picture would give.
    @Test func cropLiesInAPreviewAsInThePicture() throws {
        var file = try main
        file.insert(EXIFBlock(main: [.make("Box")], thumbnail: try preview(160, 120)))
        var options = DecodeOptions()
        options.source = .preview
        var resizing = ResizeOptions()
        resizing.crop = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
        let rendering = try Rendering(file.bytes, into: .pixels(40, 60), decoding: options, resizing: resizing)
        #expect(rendering.decoded.origin == .preview)
        let pixels = try rendering.pixels
        let row = (0..<40).map { pixels.samples[(30 * 40 + $0) * 3 + 1] }
        #expect(row[..<17].allSatisfy { $0 > 220 })
        #expect(row[23...].allSatisfy { $0 < 180 })
    }

    @Test(arguments: [(0x01_0001, true), (0x01_0002, true), (0x02_0002, false), (0, false), (0x03_0000, false)])
    func largeThumbnailOfAMultiPictureFileShows(kind: UInt32, shows: Bool) throws {
        let preview = try preview(400, 300)
        var file = try main
        file.insert(0xE2, index(kind: kind, length: 0, place: 0))
        // What stands before the index: start marker, segment marker and length, signature.
        let start = 2 + 4 + 4
        let place = file.bytes.count - start
        file.remove(0xE2)
        file.insert(0xE2, index(kind: kind, length: preview.count, place: place))
        let content = file.bytes + preview
        #expect(try origin(of: content, 200, 150) == (shows ? .preview : .full))
    }

    @Test(.enabled(if: HEIFTool.isInstalled, "needs heif-enc"))
    func thumbnailOfHEICShowsWhereItIsLargeEnough() throws {
        let file = try HEIFTool.encode(PNGFile(PreviewTests.picture), thumbnail: 128)
        let small = try render(file, 80, 60)
        #expect(small.decoded.origin == .preview)
        #expect(small.decoded.source == PixelSize(width: 800, height: 600))
        #expect(small.decoded.pixels.size == PixelSize(width: 128, height: 96))
        let pixels = try small.pixels
        let row = (0..<80).map { Array(pixels.samples[(30 * 80 + $0) * 3..<(30 * 80 + $0) * 3 + 3]) }
        #expect(row[..<38].allSatisfy { $0[0] > 180 && $0[2] < 60 })
        #expect(row[42...].allSatisfy { $0[0] < 60 && $0[2] > 180 })
        #expect(try origin(of: file, 129, 96) == .full)
        #expect(try Rendering(file, into: .pixels(80, 60)).decoded.origin == .full)
    }

    @Test func withoutThumbnailHEICIsReadItself() throws {
        let file = try VipsTool.encode(PNGFile(PreviewTests.picture), as: "heic")
        #expect(try origin(of: file, 80, 60) == .full)
    }

    @Test func picturesBehindThePictureDoNotMatter() throws {
        let file = try main.bytes
        let whole = try Rendering(file, into: .pixels(80, 60)).pixels
        let multiple = file + (try preview(800, 600))
        let motion = file + [0, 0, 0, 24] + Array("ftypmp42\0\0\0\0mp42isom".utf8) + Array(repeating: 7, count: 9000)
        #expect(try Rendering(multiple, into: .pixels(80, 60)).pixels == whole)
        #expect(try Rendering(motion, into: .pixels(80, 60)).pixels == whole)
        #expect(try metadata(of: motion).storedSize == PixelSize(width: 800, height: 600))
    }

    /// The index of a file whose second picture is of a kind, as APP2 holds it.
    private func index(kind: UInt32, length: Int, place: Int) -> [UInt8] {
        let entries: [UInt32] = [0x03_0000, 0, 0, 0, kind, UInt32(length), UInt32(place), 0]
        let block = EXIFBlock(main: [
            EXIFEntry(0xB000, .undefined(Array("0100".utf8))), EXIFEntry(0xB001, .long([2])),
            EXIFEntry(0xB002, .undefined(entries.flatMap(\.littleEndianBytes))),
        ])
        return Array("MPF\0".utf8) + block.bytes
    }
}
