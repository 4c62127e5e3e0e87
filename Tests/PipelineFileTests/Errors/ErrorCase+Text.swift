extension ErrorCase {
    /// What can be wrong with the text itself.
    static let textCases = [
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, mode: !!str fill }"],
            schema: .accepts,
            message: """
                p.yml:7:45: error: tags have no meaning here, got !!str
                      cells: { use: resize, from: pixels, mode: !!str fill }
                                                                ^
                """
        ),
        ErrorCase(
            lines: ["  cells: { use: resize, from: pixels, mode: *mode }"],
            schema: .cannotRead,
            message: """
                p.yml:7:45: error: no anchor &mode stands before this
                      cells: { use: resize, from: pixels, mode: *mode }
                                                                ^
                """
        ),
        ErrorCase(
            file: "",
            schema: .cannotRead,
            message: """
                p.yml:1:1: error: the file is empty; a pipeline starts with version: 1
                """
        ),
        ErrorCase(
            file: "# nothing here\n",
            schema: .cannotRead,
            message: """
                p.yml:1:1: error: the file is empty; a pipeline starts with version: 1
                    # nothing here
                    ^
                """
        ),
        ErrorCase(
            file: "- a\n- b\n",
            schema: .cannotRead,
            message: """
                p.yml:1:1: error: expected a map of keys and values, got [a, b]
                    - a
                    ^
                """
        ),
        ErrorCase(
            file: "version: 1\n",
            schema: .refuses,
            message: """
                p.yml:1:1: error: missing key stages
                    version: 1
                    ^
                """
        ),
        ErrorCase(
            file: "stages: {}\n",
            schema: .refuses,
            message: """
                p.yml:1:1: error: missing key version
                    stages: {}
                    ^
                p.yml:1:1: error: a pipeline has exactly one discover stage, got none
                    stages: {}
                    ^
                p.yml:1:1: error: a pipeline has exactly one exif stage, got none
                    stages: {}
                    ^
                """
        ),
        ErrorCase(
            file: "version: 1\nstages: {}\n",
            schema: .refuses,
            message: """
                p.yml:2:1: error: a pipeline has exactly one discover stage, got none
                    stages: {}
                    ^
                p.yml:2:1: error: a pipeline has exactly one exif stage, got none
                    stages: {}
                    ^
                """
        ),
        ErrorCase(
            file: "version: 1\nstages:\n  a: { use: discover\n",
            schema: .cannotRead,
            message: """
                p.yml:4:1: error: this is not valid YAML: did not find expected ',' or '}' while parsing a flow mapping that starts in line 3
                """
        ),
        ErrorCase(
            file: "version: 1\nstages:\n\ta: 1\n",
            schema: .cannotRead,
            message: """
                p.yml:3:1: error: tabs cannot indent YAML; use blanks
                     a: 1
                    ^
                """
        ),
        ErrorCase(
            file:
                "version: 1\ngrid: { columns: 3 }\nstages:\n  photos: { use: discover }\n  exif: { use: exif, from: photos }\n  pixels: { use: decode, from: exif }\n  cells: { use: resize, from: pixels }\n  jpeg: { use: encode, from: cells }\n  thumbs: { use: write, from: jpeg }\n---\nversion: 1\n",
            schema: .cannotRead,
            message: """
                p.yml:10:1: error: a pipeline file holds one document, got a second one
                    ---
                    ^
                """
        ),
    ]
}
