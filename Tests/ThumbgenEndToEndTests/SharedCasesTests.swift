import TestSupport
import Testing

/// The odd files beside the checkout, each with what is right for it.
@Suite("Shared cases", .enabled(if: SharedMaterial.path("cases") != nil, "no cases in ../shared"))
struct SharedCasesTests {
    /// Path; the upright size and a look, or the stage and code of its failure; the time of capture; the place.
    ///
    /// A look is the names of the colours in the four corners, or the colour below the centre, of the picture stretched to
    /// 80 by 40 pixels.
    private static let expected = """
        A1/all_transparent.webp 64x64 0,0,0,0
        A1/half_transparent.png 64x64 255,0,0,15
        A2/black_on_clear_white.png 64x64 0,0,0,249
        A2/white_on_clear_black.png 64x64 255,255,255,249
        B1/gray1.png 64x64 WKWK
        B1/gray16.png 64x64 128,128,128
        B1/gray4.png 64x64 KWKW
        B1/rgb16.png 64x64 128,64,192
        B2/cicp_pq2020.png 64x64 128,128,128
        B2/gama_22.png 64x64 128,128,128
        B2/gama_linear.png 64x64 55,55,55
        C1/srgb_tagged.png 64x64 200,80,40
        C1/untagged.jpg 64x64 199,80,40
        C1/untagged.png 64x64 200,80,40
        C1/untagged_gray55.png 64x64 55,55,55
        C2/gray_gray_icc.jpg 64x64 129,129,129
        C2/gray_rgb_icc.jpg 64x64 128,128,128
        C2/gray_untagged.jpg 64x64 128,128,128
        C2/la.png 64x64 128,128,128,128
        D1/epoch1904.jpg 80x40 RGBY 1904-01-01T00:00:00
        D1/feb30.jpg 80x40 RGBY
        D1/sec60.jpg 80x40 RGBY 2016-12-31T23:59:59
        D1/zero.jpg 80x40 RGBY
        D1/zero_but_digitized.jpg 80x40 RGBY 2004-05-06T07:08:09
        D2/bad_offset.jpg 80x40 RGBY 2024-07-01T12:00:00
        D2/neg_offset.jpg 80x40 RGBY 2024-07-01T00:30:00.9-03:30
        D2/no_offset.jpg 80x40 RGBY 2024-07-01T12:00:00
        D2/two_offsets.jpg 80x40 RGBY 2024-07-01T12:00:00.070+02:00
        F1/UPPER.JPG 800x600 156,77,83
        F1/heic_named.jpg 80x40 RGBY
        F1/jpeg_named.heic 800x600 156,77,83
        F1/jpeg_named.png 800x600 156,77,83
        F1/png_named.jpg 800x600 156,76,83
        F1/webp_named.gif 64x48 151,17,89
        F1/x.jpeg 800x600 156,77,83
        F1/y.jpe 800x600 156,77,83
        F1/z.jfif 800x600 156,77,83
        F2/html.jpg exif not-an-image
        F2/matrix.jpg exif not-an-image
        F2/mvg.jpg exif not-an-image
        F2/pnm.jpg exif not-an-image
        F2/ps.jpg exif not-an-image
        F2/text.jpg exif not-an-image
        G1/NE.jpg 80x40 RGBY @33.4534,70.6500
        G1/SW.jpg 80x40 RGBY @-33.4534,-70.6500
        G1/decimal_minutes.jpg 80x40 RGBY @-33.4576,-70.6521
        G1/sw_lower.jpg 80x40 RGBY @-33.4534,-70.6500
        G3/empty_refs.jpg 80x40 RGBY
        G3/lat_only.jpg 80x40 RGBY
        G3/no_refs.jpg 80x40 RGBY
        H1/irot6.avif 40x80 BRYG
        H1/irot_and_exif6.heic 40x80 BRYG
        K1/cmyk_adobe.jpg 64x64 232,0,17
        K1/cmyk_icc.jpg 64x64 232,0,17
        K1/cmyk_untagged.tif 64x64 232,0,17
        K2/cmyk_adobe.jpg 64x64 232,0,17
        K2/cmyk_no_adobe_marker.jpg 64x64 232,0,17
        K2/rgb_adobe_transform0.jpg 64x64 200,80,40
        K2/ycck_marker.jpg 64x64 172,2,118
        M1/a.gif 40x30 255,0,0
        M1/a.png 40x30 255,0,0
        M1/a.webp 40x30 255,0,0
        M3/apng_hidden_default.png 40x30 0,255,0
        M3/small_first.tif 40x30 255,0,0
        M3/two_pages.pdf 400x300 254,0,0
        O1/ori0.jpg 80x40 RGBY
        O1/ori1.jpg 80x40 RGBY
        O1/ori2.jpg 80x40 GRYB
        O1/ori255.jpg 80x40 RGBY
        O1/ori3.jpg 80x40 YBGR
        O1/ori4.jpg 80x40 BYRG
        O1/ori5.jpg 40x80 RBGY
        O1/ori6.jpg 40x80 BRYG
        O1/ori65535.jpg 80x40 RGBY
        O1/ori6_ascii.jpg 40x80 BRYG
        O1/ori6_long.jpg 40x80 BRYG
        O1/ori7.jpg 40x80 YGBR
        O1/ori8.jpg 40x80 GYRB
        O1/ori9.jpg 80x40 RGBY
        O3/two_exif_blocks.jpg 40x80 BRYG
        O3/two_orientation_tags.jpg 40x80 BRYG
        O3/xmp_first.jpg 40x80 BRYG
        P1/a.jpg 64x64 254,0,0
        P1/a.jpg.jpg 64x64 99,9,9
        P1/a.png 64x64 0,255,0
        P1/a.webp 64x64 0,0,255
        P1/x/a.jpg 64x64 0,0,0
        P1/x_a.jpg 64x64 9,9,9
        R1/hdr_225000.png pixels too-many-pixels
        R1/interlaced_hdr_20000.png pixels too-many-pixels
        R1/real_20000_1bit.png pixels too-many-pixels
        R1/svg_100000.svg 100000x100000 255,0,0
        R3/ext_ref.svg 100x100 0,0,0,0
        R3/laughs.svg exif not-an-image
        R3/secret.jpg 64x64 255,0,254
        R3/use_bomb.svg pixels damaged
        R3/xxe.svg exif not-an-image
        S1/1x1.png 1x1 200,80,40
        S1/1x2000.png 1x2000 200,80,40
        S1/2000x1.png 2000x1 200,80,40
        S1/2000x4.png 2000x4 200,80,40
        S1/65000x2.png 65000x2 200,80,40
        S2/100x30.png 100x30 163,188,35
        S2/30x100.png 30x100 112,168,88
        S2/30x20.png 30x20 140,127,128
        T1/bad_crc.png pixels damaged
        T1/eoi_in_middle.jpg pixels truncated
        T1/half.jpg pixels truncated
        T1/half.png pixels truncated
        T1/half_progressive.jpg pixels truncated
        T1/header_only.jpg pixels truncated
        T1/no_eoi.jpg 800x600 156,77,84
        T3/empty.jpg exif empty-file
        T3/good.jpg 800x600 156,77,83
        T3/one_nul.png exif not-an-image
        T3/soi.jpg exif not-an-image
        T3/soi_eoi.jpg exif damaged-header
        T3/zeros_64k.jpg exif not-an-image
        V1/gps.jpg 80x40 RGBY @48.8500,2.3500
        V2/exif.jpg 80x40 RGBY
        X1/exififd_is_ifd0.jpg 40x80 BRYG
        X1/ifd0_next_is_ifd0.jpg 40x80 BRYG
        X1/next_past_end.jpg 40x80 BRYG
        X3/app_len_0.jpg 80x40 RGBY
        X3/apps_80000.jpg 80x40 RGBY
        colour/Channel_digital_image_CMYK_color.jpg 500x333 46,51,59 2004-03-20T14:54:55
        colour/fogra-0-100-100-0.tif 1000x1000 227,6,19
        formats/fox.profile0.8bpc.yuv420.monochrome.avif 1204x800 139,139,139
        formats/fox.profile1.10bpc.yuv444.avif 1204x800 116,148,190
        formats/jxl-isobmff.jxl 640x416 84,84,84
        formats/pug.heic 4032x3024 26,19,18 2023-02-21T14:33:08.302+03:00 @44.8505,34.9766
        orientation/Landscape_0.jpg 1800x1200 40,47,59
        orientation/Landscape_1.jpg 1800x1200 40,47,59
        orientation/Landscape_2.jpg 1800x1200 41,46,60
        orientation/Landscape_3.jpg 1800x1200 41,46,60
        orientation/Landscape_4.jpg 1800x1200 40,47,59
        orientation/Landscape_5.jpg 1800x1200 40,47,59
        orientation/Landscape_6.jpg 1800x1200 41,46,60
        orientation/Landscape_7.jpg 1800x1200 41,46,60
        orientation/Landscape_8.jpg 1800x1200 40,47,59
        """

    private static let colours: [[UInt8]: Character] = [
        [255, 0, 0]: "R", [0, 255, 0]: "G", [0, 0, 255]: "B", [255, 255, 0]: "Y", [255, 255, 255]: "W", [0, 0, 0]: "K",
    ]

    @Test("every file gives what is right for it, and none stops the run")
    func rows() throws {
        let cases = try #require(SharedMaterial.path("cases"))
        let workspace = try Workspace()
        let options = [
            "--cell", "80x40", "--scale", "1", "--mode", "stretch", "--format", "png", "--location", "--no-gallery",
            "--allow", "svg,pdf", "--exclude", "crashers/*",
        ]
        let result = try Program.run(options.map { Array($0.utf8) } + [cases, workspace.output])
        #expect(result.ending == .exited(1), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.strayFiles == [])
        let manifest = try results.manifest
        let paths = manifest.photos.map { ManifestFile.bytes(of: $0.renditions[0].path) }
        var found: [String: [String]] = [:]
        for failure in manifest.failures { found[failure.source] = [failure.stage, failure.code] }
        for (photo, path) in zip(manifest.photos, paths) {
            let pixels = try VipsTool.pixels(of: results.path(path))
            let place = photo.location.map { "@\(Self.rounded($0.latitude)),\(Self.rounded($0.longitude))" }
            let look = Self.look(pixels)
            let fields = ["\(photo.width)x\(photo.height)", look, photo.captured, place].compactMap(\.self)
            found[photo.source] = fields
        }
        let lines = Self.expected.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        for line in lines {
            let fields = found.removeValue(forKey: line[0])
            #expect(fields.map { Self.agree($0, Array(line.dropFirst())) } == true, "\(line): \(fields ?? [])")
        }
        #expect(found.isEmpty)
    }

    @Test("nothing of the photos' metadata is in what is made of them")
    func privacy() throws {
        let workspace = try Workspace()
        let cases = ["cases/V1", "cases/V2"].compactMap(SharedMaterial.path)
        let result = try Program.run([Array("--keep".utf8), Array("none".utf8)] + cases + [workspace.output])
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictures.count == 6)
        for name in results.pictures {
            let tags = try ExifTool.tags(of: results.path(name)).keys
            #expect(tags.allSatisfy { !$0.hasPrefix("GPS") && !$0.hasPrefix("IFD0") && !$0.hasPrefix("ExifIFD") })
            #expect(!String(decoding: try File.read(results.path(name)), as: UTF8.self).contains("SN123456"))
        }
    }

    @Test("a JPEG 2000 with a palette is read where it is allowed")
    func palette() throws {
        let content = try File.read(try #require(SharedMaterial.path("cases/crashers/issue412.jp2")))
        let workspace = try Workspace()
        try workspace.add(content, as: "a.jp2")
        let result = try workspace.thumbgen("--allow", "jp2")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(try workspace.results().pictures.count == 3)
    }

    @Test("files that crash their decoders cost themselves alone, whatever they are called")
    func crashers() throws {
        let folder = try #require(SharedMaterial.path("cases/crashers"))
        let workspace = try Workspace()
        for name in ["issue412.jp2", "truncated.svgz", "escenic-liquid-logo.psd"] {
            let content = try File.read(folder + Array("/\(name)".utf8))
            try workspace.add(content, as: name)
            try workspace.add(content, as: name + ".jpg")
        }
        try workspace.add(Pictures.plain([1, 2, 3]), as: "good.png")
        let result = try workspace.thumbgen("--allow", "svg,pdf")
        #expect(result.ending == .exited(1), "\(result.errorText)")
        let manifest = try workspace.results().manifest
        #expect(manifest.sources == ["good.png"])
        let codes = Dictionary(manifest.failures.map { ($0.source, $0.code) }, uniquingKeysWith: { $1 })
        #expect(
            codes == [
                "issue412.jp2.jpg": "unsupported-format", "truncated.svgz.jpg": "not-an-image",
                "escenic-liquid-logo.psd.jpg": "not-an-image",
            ]
        )
    }

    /// Looks agree where no channel differs by more than the encoders' versions may; all else is the same.
    private static func agree(_ found: [String], _ expected: [String]) -> Bool {
        guard found.count == expected.count else { return false }
        return zip(found, expected).allSatisfy { found, expected in
            let (first, second) = (numbers(found), numbers(expected))
            guard let first, let second, first.count == second.count else {
                return found == expected || named(found) == expected
            }
            return zip(first, second).allSatisfy { abs($0 - $1) <= 3 }
        }
    }

    private static func numbers(_ text: String) -> [Int]? {
        let parts = text.prefix { $0 != ";" }.split(separator: ",").map { Int($0) }
        return parts.count < 3 || parts.contains(nil) ? nil : parts.compactMap(\.self)
    }

    /// The corners of a look that has both.
    private static func named(_ look: String) -> String? {
        look.split(separator: ";").dropFirst().first.map(String.init)
    }

    private static func look(_ pixels: PixelBuffer) -> String {
        let corners = [(10, 5), (69, 5), (10, 34), (69, 34)].map { name(Array(pixels[$0.0, $0.1].prefix(3))) }
        let colour = pixels[40, 30]
        return colour.map { "\($0)" }.joined(separator: ",") + ";" + String(corners)
    }

    private static func name(_ pixel: [UInt8]) -> Character {
        colours.first { colour, _ in zip(colour, pixel).allSatisfy { abs(Int($0) - Int($1)) < 40 } }?.value ?? "?"
    }

    /// To four decimals.
    private static func rounded(_ degrees: Double) -> String {
        let parts = Int((abs(degrees) * 10_000).rounded())
        let decimals = String(parts % 10_000)
        let zeros = String(repeating: "0", count: 4 - decimals.count)
        return "\(degrees < 0 ? "-" : "")\(parts / 10_000).\(zeros)\(decimals)"
    }
}
