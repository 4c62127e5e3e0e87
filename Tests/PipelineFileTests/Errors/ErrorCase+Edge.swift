extension ErrorCase {
    /// What can be wrong with kinds and names of stages and their edges.
    static let edgeCases = [
        ErrorCase(
            lines: ["  photos: { use: discover, from: thumbs }"],
            schema: .refuses,
            message: """
                p.yml:4:28: error: discover starts a pipeline and has no from
                      photos: { use: discover, from: thumbs }
                                               ^
                p.yml:4:28: error: stages wait for each other: photos → exif → pixels → cells → jpeg → thumbs → photos
                      photos: { use: discover, from: thumbs }
                                               ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resise, from: pixels }"],
            schema: .refuses,
            message: """
                p.yml:7:17: error: unknown stage kind "resise"; did you mean "resize"?
                      cells: { use: resise, from: pixels }
                                    ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: thumbnail, from: pixels }"],
            schema: .refuses,
            message: """
                p.yml:7:17: error: unknown stage kind "thumbnail"; expected discover, exif, decode, resize, mask, encode, write, sheet, manifest or gallery
                      cells: { use: thumbnail, from: pixels }
                                    ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { from: pixels }"],
            schema: .refuses,
            message: """
                p.yml:7:3: error: missing key use
                      cells: { from: pixels }
                      ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize }"],
            schema: .refuses,
            message: """
                p.yml:7:3: error: missing key from; expected an image, as given by pixels
                      cells: { use: resize }
                      ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixel }"],
            schema: .accepts,
            message: """
                p.yml:7:31: error: no stage is called "pixel"; did you mean "pixels"?
                      cells: { use: resize, from: pixel }
                                                  ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: camera }"],
            schema: .accepts,
            message: """
                p.yml:7:31: error: no stage is called "camera"; expected pixels
                      cells: { use: resize, from: camera }
                                                  ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: exif }"],
            schema: .accepts,
            message: """
                p.yml:7:31: error: exif gives a photo, but cells takes an image, as given by pixels
                      cells: { use: resize, from: exif }
                                                  ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: [pixels, pixels] }"],
            schema: .refuses,
            message: """
                p.yml:7:40: error: "pixels" stands in from twice
                      cells: { use: resize, from: [pixels, pixels] }
                                                           ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: { stage: pixels } }"],
            schema: .refuses,
            message: """
                p.yml:7:31: error: from: expected the name of a stage or a list of them, got { stage: pixels }
                      cells: { use: resize, from: { stage: pixels } }
                                                  ^
                """
        ),
        ErrorCase(
            lines: ["  jpeg: { use: encode, from: photos }"],
            schema: .accepts,
            message: """
                p.yml:8:30: error: photos gives a source, but jpeg takes an image, as given by pixels or cells
                      jpeg: { use: encode, from: photos }
                                                 ^
                """
        ),
        ErrorCase(
            lines: ["  round: { use: mask, from: cells }"],
            schema: .accepts,
            message: """
                p.yml:10:3: error: nobody uses round, which gives an image; expected resize, mask, encode or sheet from it
                      round: { use: mask, from: cells }
                      ^
                """
        ),
        ErrorCase(
            lines: ["  a: { use: resize, from: c }", "  b: { use: mask, from: a }", "  c: { use: mask, from: b }"],
            schema: .accepts,
            message: """
                p.yml:10:21: error: stages wait for each other: a → b → c → a
                      a: { use: resize, from: c }
                                        ^
                """
        ),
        ErrorCase(
            lines: ["  thumb nails: { use: write, from: jpeg }"],
            schema: .refuses,
            message: """
                p.yml:10:3: error: expected a stage name of letters, digits, - and _ other than grid, got "thumb nails"
                      thumb nails: { use: write, from: jpeg }
                      ^
                """
        ),
        ErrorCase(
            lines: [
                "  cells: { use: resize, from: pixels, size: 3 }", "  jpeg: { use: encode, from: cell, quality: high }",
                "  thumbs: { use: rite, from: jpeg }",
            ],
            schema: .refuses,
            message: """
                p.yml:7:39: error: unknown key "size"; expected to, mode, gravity, crop, background, enlarge, scales, linear or sharpen
                      cells: { use: resize, from: pixels, size: 3 }
                                                          ^
                p.yml:8:30: error: no stage is called "cell"; did you mean "cells"?
                      jpeg: { use: encode, from: cell, quality: high }
                                                 ^
                p.yml:8:45: error: quality: expected a whole number from 1 to 100 or a map with some of jpeg, webp, avif, png, jxl, got "high"
                      jpeg: { use: encode, from: cell, quality: high }
                                                                ^
                p.yml:9:18: error: unknown stage kind "rite"; did you mean "write"?
                      thumbs: { use: rite, from: jpeg }
                                     ^
                """
        ),
        ErrorCase(
            lines: ["  cells: resize"],
            schema: .refuses,
            message: """
                p.yml:7:10: error: expected a map of keys and values, got "resize"
                      cells: resize
                             ^
                """
        ),
    ]
}
