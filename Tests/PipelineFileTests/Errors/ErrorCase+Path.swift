extension ErrorCase {
    /// What can be wrong with paths.
    static let pathCases = [
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: "{dir}/{nme}.{ext}" }"#],
            schema: .accepts,
            message: """
                p.yml:9:43: error: path: unknown field {nme}; did you mean "name"?
                      thumbs: { use: write, from: jpeg, path: "{dir}/{nme}.{ext}" }
                                                              ^
                """
        ),
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: "../{name}@{scale}x.{ext}" }"#],
            schema: .refuses,
            message: """
                p.yml:9:43: error: path: "../{name}@{scale}x.{ext}" leaves the output folder; expected a relative path without ..
                      thumbs: { use: write, from: jpeg, path: "../{name}@{scale}x.{ext}" }
                                                              ^
                """
        ),
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: "{name}@{scale}x.{ext" }"#],
            schema: .accepts,
            message: """
                p.yml:9:43: error: path: a { is not closed in "{name}@{scale}x.{ext"
                      thumbs: { use: write, from: jpeg, path: "{name}@{scale}x.{ext" }
                                                              ^
                """
        ),
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: "{captured:YYYY}/{name}@{scale}x.{ext}" }"#],
            schema: .accepts,
            message: """
                p.yml:9:43: error: path: {captured:YYYY} is no date pattern; expected yyyy, MM, dd, HH, mm and ss
                      thumbs: { use: write, from: jpeg, path: "{captured:YYYY}/{name}@{scale}x.{ext}" }
                                                              ^
                """
        ),
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: "thumbs/" }"#],
            schema: .refuses,
            message: """
                p.yml:9:43: error: path: "thumbs/" names no file
                      thumbs: { use: write, from: jpeg, path: "thumbs/" }
                                                              ^
                """
        ),
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: "{dir}/{name}.{ext}" }"#],
            schema: .accepts,
            message: """
                p.yml:9:37: error: path "{dir}/{name}.{ext}" is the same for several scales; add {scale}
                      thumbs: { use: write, from: jpeg, path: "{dir}/{name}.{ext}" }
                                                        ^
                """
        ),
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: "thumb@{scale}x.{ext}" }"#],
            schema: .accepts,
            message: """
                p.yml:9:37: error: path "thumb@{scale}x.{ext}" is the same for several photos; add {name}
                      thumbs: { use: write, from: jpeg, path: "thumb@{scale}x.{ext}" }
                                                        ^
                """
        ),
        ErrorCase(
            lines: [
                "  jpeg: { use: encode, from: cells, format: [jpeg, webp] }",
                #"  thumbs: { use: write, from: jpeg, path: "{name}.jpg" }"#,
            ],
            schema: .accepts,
            message: """
                p.yml:9:37: error: path "{name}.jpg" is the same for several scales and formats; add {scale} and {ext}
                      thumbs: { use: write, from: jpeg, path: "{name}.jpg" }
                                                        ^
                """
        ),
        ErrorCase(
            lines: [#"  thumbs: { use: write, from: jpeg, path: ".thumbgen/{name}@{scale}x.{ext}" }"#],
            schema: .accepts,
            message: """
                p.yml:9:37: error: ".thumbgen/{name}@1x.jpg" lies in .thumbgen, where the state of runs is kept; use another folder
                      thumbs: { use: write, from: jpeg, path: ".thumbgen/{name}@{scale}x.{ext}" }
                                                        ^
                """
        ),
        ErrorCase(
            lines: ["  more: { use: write, from: jpeg }"],
            schema: .accepts,
            message: """
                p.yml:10:3: error: stages thumbs and more both write "{dir}/{name}@1x.jpg"; give one of them another path
                      more: { use: write, from: jpeg }
                      ^
                """
        ),
        ErrorCase(
            lines: [
                "  big: { use: resize, from: pixels, to: 320x200 }", "  jpeg: { use: encode, from: [cells, big] }",
            ],
            schema: .accepts,
            message: """
                p.yml:9:3: error: path "{dir}/{name}@{scale}x.{ext}" is the same for several stages; add {stage}
                      thumbs: { use: write, from: jpeg }
                      ^
                """
        ),
        ErrorCase(
            lines: ["  manifest: { use: manifest, from: thumbs, path: /tmp/m.json }"],
            schema: .refuses,
            message: """
                p.yml:10:50: error: path: expected a path below the output folder, got "/tmp/m.json"
                      manifest: { use: manifest, from: thumbs, path: /tmp/m.json }
                                                                     ^
                """
        ),
        ErrorCase(
            lines: ["  sheet: { use: sheet, from: cells, rows: 4, path: sheet.jpg }"],
            schema: .accepts,
            message: """
                p.yml:10:46: error: path "sheet.jpg" is the same for several pages; add {index}
                      sheet: { use: sheet, from: cells, rows: 4, path: sheet.jpg }
                                                                 ^
                """
        ),
        ErrorCase(
            lines: [#"  sheet: { use: sheet, from: cells, path: "{name}-sheet.jpg" }"#],
            schema: .accepts,
            message: """
                p.yml:10:37: error: {name} has no value here; expected {index}, {ext}, {format}, {scale} or {stage}
                      sheet: { use: sheet, from: cells, path: "{name}-sheet.jpg" }
                                                        ^
                """
        ),
        ErrorCase(
            lines: ["  exif2: { use: exif, from: photos }"],
            schema: .accepts,
            message: """
                p.yml:10:3: error: a pipeline has exactly one exif stage, got exif and exif2
                      exif2: { use: exif, from: photos }
                      ^
                p.yml:10:3: error: nobody uses exif2, which gives a photo; expected decode from it
                      exif2: { use: exif, from: photos }
                      ^
                """
        ),
    ]
}
