extension ErrorCase {
    /// What can be wrong with values of stages.
    static let valueCases = [
        ErrorCase(
            lines: ["  pixels: { use: decode, from: exif, max-pixels: 268 MB }"],
            schema: .refuses,
            message: """
                p.yml:6:50: error: max-pixels: expected a whole number from 1 to 100000000000, got "268 MB"; write 268M, without a unit
                      pixels: { use: decode, from: exif, max-pixels: 268 MB }
                                                                     ^
                """
        ),
        ErrorCase(
            lines: ["  pixels: { use: decode, from: exif, max-pixels: -1 }"],
            schema: .refuses,
            message: """
                p.yml:6:50: error: max-pixels: expected a whole number from 1 to 100000000000, got -1
                      pixels: { use: decode, from: exif, max-pixels: -1 }
                                                                     ^
                """
        ),
        ErrorCase(
            lines: ["  pixels: { use: decode, from: exif, fail-on: truncate }"],
            schema: .refuses,
            message: """
                p.yml:6:47: error: fail-on: expected none, truncated, error or warning, got "truncate"; did you mean "truncated"?
                      pixels: { use: decode, from: exif, fail-on: truncate }
                                                                  ^
                """
        ),
        ErrorCase(
            lines: ["  pixels: { use: decode, from: exif, quality: 80 }"],
            schema: .refuses,
            message: """
                p.yml:6:38: error: unknown key "quality" here; it belongs to encode or sheet
                      pixels: { use: decode, from: exif, quality: 80 }
                                                         ^
                """
        ),
        ErrorCase(
            lines: ["  exif: { use: exif, from: photos, location: yes }"],
            schema: .accepts,
            message: """
                p.yml:5:46: error: location: expected true or false, got "yes"; write true
                      exif: { use: exif, from: photos, location: yes }
                                                                 ^
                """
        ),
        ErrorCase(
            lines: [#"  exif: { use: exif, from: photos, location: "off" }"#],
            schema: .refuses,
            message: """
                p.yml:5:46: error: location: expected true or false, got "off"; write false
                      exif: { use: exif, from: photos, location: "off" }
                                                                 ^
                """
        ),
        ErrorCase(
            lines: ["  photos: { use: discover, sort: [name, path] }"],
            schema: .refuses,
            message: """
                p.yml:4:34: error: sort: expected captured, name, path or modified, got [name, path]
                      photos: { use: discover, sort: [name, path] }
                                                     ^
                """
        ),
        ErrorCase(
            lines: ["  photos: { use: discover, allow: [svg, psd] }"],
            schema: .refuses,
            message: """
                p.yml:4:41: error: allow: expected jp2, svg or pdf, got "psd"; did you mean "pdf"?
                      photos: { use: discover, allow: [svg, psd] }
                                                            ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, mode: fil }"],
            schema: .refuses,
            message: """
                p.yml:7:45: error: mode: expected fill, fit, pad or stretch, got "fil"; did you mean "fill"?
                      cells: { use: resize, from: pixels, mode: fil }
                                                                ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, mode: fit, enlarge: true }"],
            schema: .accepts,
            message: """
                p.yml:7:50: error: fit never enlarges; leave enlarge out, or use mode pad
                      cells: { use: resize, from: pixels, mode: fit, enlarge: true }
                                                                     ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, gravity: [0.5, 1.5] }"],
            schema: .refuses,
            message: """
                p.yml:7:54: error: gravity: expected a number from 0 to 1, got 1.5
                      cells: { use: resize, from: pixels, gravity: [0.5, 1.5] }
                                                                         ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, gravity: middle }"],
            schema: .refuses,
            message: """
                p.yml:7:48: error: gravity: expected centre, north, northeast, east, southeast, south, southwest, west, northwest, attention, entropy or 2 numbers from 0 to 1, got "middle"
                      cells: { use: resize, from: pixels, gravity: middle }
                                                                   ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, crop: [0.5, 0, 0.8, 1] }"],
            schema: .accepts,
            message: """
                p.yml:7:45: error: crop: expected [x, y, width, height] within the picture, which is 0 to 1 each way, got [0.5, 0, 0.8, 1]
                      cells: { use: resize, from: pixels, crop: [0.5, 0, 0.8, 1] }
                                                                ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, crop: [0, 0, 1] }"],
            schema: .refuses,
            message: """
                p.yml:7:45: error: crop: expected [x, y, width, height] within the picture, which is 0 to 1 each way, got [0, 0, 1]
                      cells: { use: resize, from: pixels, crop: [0, 0, 1] }
                                                                ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, background: grey }"],
            schema: .refuses,
            message: """
                p.yml:7:51: error: background: expected a colour such as #fff, #ffffff, #ffffff80, white, black or transparent, got "grey"
                      cells: { use: resize, from: pixels, background: grey }
                                                                      ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, to: { long-side: 640 } }"],
            schema: .refuses,
            message: """
                p.yml:7:45: error: to: unknown key "long-side"; did you mean "long-edge"?
                      cells: { use: resize, from: pixels, to: { long-side: 640 } }
                                                                ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, to: { widths: [320, big] } }"],
            schema: .refuses,
            message: """
                p.yml:7:59: error: to: expected a number from 1 to 100000, got "big"
                      cells: { use: resize, from: pixels, to: { widths: [320, big] } }
                                                                              ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, to: 640 }"],
            schema: .refuses,
            message: """
                p.yml:7:43: error: to: expected cell, a size such as 120x90 or { width: …, height: … }, { long-edge: … }, { short-edge: … } or { widths: … }, got 640
                      cells: { use: resize, from: pixels, to: 640 }
                                                              ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, linear: }"],
            schema: .refuses,
            message: """
                p.yml:7:47: error: linear: expected true or false, got nothing
                      cells: { use: resize, from: pixels, linear: }
                                                                  ^
                """
        ),
        ErrorCase(
            lines: ["  jpeg: { use: encode, from: cells, format: gif }"],
            schema: .refuses,
            message: """
                p.yml:8:45: error: format: expected jpeg, webp, avif, png, jxl or auto, got "gif"; did you mean "avif"?
                      jpeg: { use: encode, from: cells, format: gif }
                                                                ^
                """
        ),
        ErrorCase(
            lines: ["  jpeg: { use: encode, from: cells, quality: 101 }"],
            schema: .refuses,
            message: """
                p.yml:8:46: error: quality: expected a whole number from 1 to 100 or a map with some of jpeg, webp, avif, png, jxl, got 101
                      jpeg: { use: encode, from: cells, quality: 101 }
                                                                 ^
                """
        ),
        ErrorCase(
            lines: ["  jpeg: { use: encode, from: cells, quality: { jpeg: 80, wbp: 70 } }"],
            schema: .refuses,
            message: """
                p.yml:8:58: error: quality: unknown key "wbp"; did you mean "webp"?
                      jpeg: { use: encode, from: cells, quality: { jpeg: 80, wbp: 70 } }
                                                                             ^
                """
        ),
        ErrorCase(
            lines: ["  jpeg: { use: encode, from: cells, quality: { jpeg: 80, webp: 70 } }"],
            schema: .accepts,
            message: """
                p.yml:8:58: error: a quality for webp, which is not made; expected one for jpeg
                      jpeg: { use: encode, from: cells, quality: { jpeg: 80, webp: 70 } }
                                                                             ^
                """
        ),
        ErrorCase(
            lines: ["  jpeg: { use: encode, from: cells, quality: 82% }"],
            schema: .refuses,
            message: """
                p.yml:8:46: error: quality: expected a whole number from 1 to 100 or a map with some of jpeg, webp, avif, png, jxl, got "82%"; write 82, without a unit
                      jpeg: { use: encode, from: cells, quality: 82% }
                                                                 ^
                """
        ),
        ErrorCase(
            lines: [
                "  manifest: { use: manifest, from: thumbs, path: a.json }",
                "  page: { use: gallery, from: manifest, path: a.json }",
            ],
            schema: .accepts,
            message: """
                p.yml:11:41: error: stages manifest and page both write "a.json"; give one of them another path
                      page: { use: gallery, from: manifest, path: a.json }
                                                            ^
                """
        ),
    ]
}
