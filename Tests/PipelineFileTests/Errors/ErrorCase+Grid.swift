extension ErrorCase {
    /// What can be wrong with the version, the keys of the file and the grid.
    static let gridCases = [
        ErrorCase(
            lines: ["version: 2"],
            schema: .refuses,
            message: """
                p.yml:1:10: error: expected version 1, got 2
                    version: 2
                             ^
                """
        ),
        ErrorCase(
            lines: [#"version: "one""#],
            schema: .refuses,
            message: """
                p.yml:1:10: error: expected version 1, got "one"
                    version: "one"
                             ^
                """
        ),
        ErrorCase(
            lines: ["colour: red"],
            schema: .refuses,
            message: """
                p.yml:10:1: error: unknown key "colour"; expected version, grid or stages
                    colour: red
                    ^
                """
        ),
        ErrorCase(
            lines: ["gird: { columns: 3 }"],
            schema: .refuses,
            message: """
                p.yml:10:1: error: unknown key "gird"; did you mean "grid"?
                    gird: { columns: 3 }
                    ^
                """
        ),
        ErrorCase(
            lines: ["grid: { columns: 0 }"],
            schema: .refuses,
            message: """
                p.yml:2:18: error: columns: expected a whole number from 1 to 1000, got 0
                    grid: { columns: 0 }
                                     ^
                """
        ),
        ErrorCase(
            lines: ["grid: { columns: 3.5 }"],
            schema: .refuses,
            message: """
                p.yml:2:18: error: columns: expected a whole number from 1 to 1000, got 3.5
                    grid: { columns: 3.5 }
                                     ^
                """
        ),
        ErrorCase(
            lines: ["grid: { columns: three }"],
            schema: .refuses,
            message: """
                p.yml:2:18: error: columns: expected a whole number from 1 to 1000, got "three"
                    grid: { columns: three }
                                     ^
                """
        ),
        ErrorCase(
            lines: ["grid: { column: 3 }"],
            schema: .refuses,
            message: """
                p.yml:2:9: error: unknown key "column"; did you mean "columns"?
                    grid: { column: 3 }
                            ^
                """
        ),
        ErrorCase(
            lines: ["grid: { columns: 3, columns: 4 }"],
            schema: .accepts,
            message: """
                p.yml:2:21: error: key "columns" stands here again; it is set in line 2
                    grid: { columns: 3, columns: 4 }
                                        ^
                """
        ),
        ErrorCase(
            lines: ["grid: [3, 1, 390]"],
            schema: .refuses,
            message: """
                p.yml:2:7: error: expected a map of keys and values, got [3, 1, 390]
                    grid: [3, 1, 390]
                          ^
                """
        ),
        ErrorCase(
            lines: ["grid: { width: 390px }"],
            schema: .refuses,
            message: """
                p.yml:2:16: error: width: expected a number from 1 to 100000, got "390px"; write 390, without a unit
                    grid: { width: 390px }
                                   ^
                """
        ),
        ErrorCase(
            lines: ["grid: { aspect: 0:1 }"],
            schema: .accepts,
            message: """
                p.yml:2:17: error: aspect: expected a ratio such as 4:3 or a number from 0.01 to 100, got "0:1"
                    grid: { aspect: 0:1 }
                                    ^
                """
        ),
        ErrorCase(
            lines: ["grid: { cell: 75x75, width: 390 }"],
            schema: .refuses,
            message: """
                p.yml:2:22: error: width follows from cell; set one of the two
                    grid: { cell: 75x75, width: 390 }
                                         ^
                """
        ),
        ErrorCase(
            lines: ["grid: { cell: { width: 75 } }"],
            schema: .refuses,
            message: """
                p.yml:2:15: error: cell: expected { width: …, height: … }, got { width: 75 }
                    grid: { cell: { width: 75 } }
                                  ^
                """
        ),
        ErrorCase(
            lines: ["grid: { cell: 75 }"],
            schema: .refuses,
            message: """
                p.yml:2:15: error: cell: expected a size such as 120x90 or { width: …, height: … }, got 75
                    grid: { cell: 75 }
                                  ^
                """
        ),
        ErrorCase(
            lines: ["grid: { columns: 3, spacing: 200 }"],
            schema: .accepts,
            message: """
                p.yml:2:1: error: no room for cells: width 390, of which inset 0 on both sides and spacing 200 between 3 columns take 400; expected a width above 400
                    grid: { columns: 3, spacing: 200 }
                    ^
                """
        ),
        ErrorCase(
            lines: ["grid: { width: 40, columns: 40, spacing: 0.5, scales: 0.5 }"],
            schema: .accepts,
            message: """
                p.yml:2:1: error: cells of 0.5125 by 0.5125 points have no pixel at scale 0.5; expected at least 1 pixel each way
                    grid: { width: 40, columns: 40, spacing: 0.5, scales: 0.5 }
                    ^
                """
        ),
        ErrorCase(
            lines: ["grid: { scales: [1, 2, 2] }"],
            schema: .accepts,
            message: """
                p.yml:2:24: error: scales: "2" stands in the list twice
                    grid: { scales: [1, 2, 2] }
                                           ^
                """
        ),
        ErrorCase(
            lines: ["grid: { scales: [1, 20] }"],
            schema: .refuses,
            message: """
                p.yml:2:21: error: scales: expected a number from 0.1 to 10, got 20
                    grid: { scales: [1, 20] }
                                        ^
                """
        ),
        ErrorCase(
            lines: ["grid: { scales: [] }"],
            schema: .refuses,
            message: """
                p.yml:2:17: error: scales: expected a number from 0.1 to 10 or a list of them, got []
                    grid: { scales: [] }
                                    ^
                """
        ),
        ErrorCase(
            lines: ["grid:"],
            schema: .refuses,
            message: """
                p.yml:2:6: error: expected a map of keys and values, got nothing
                    grid:
                         ^
                """
        ),
    ]
}
