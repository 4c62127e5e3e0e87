import Testing

@testable import thumbgen

struct UsageErrorTests {
    @Test(arguments: [
        ("--colz 3 in out", "unknown option --colz; did you mean --cols?"),
        ("--colz=3 in out", "unknown option --colz; did you mean --cols?"),
        ("in out --frobnicate", "unknown option --frobnicate; see thumbgen --help"),
        ("-vx in out", "unknown option -x; see thumbgen --help"),
        ("--grid-cols 3 in out", "unknown option --grid-cols; see thumbgen --help"),
        (
            "run --cols 3 p.yml in out",
            "--cols: the pipeline file says this; to override it, write --set grid.columns=VALUE"
        ),
        (
            "check p.yml in out --linear",
            "--linear: the pipeline file says this; to override it, write --set cells.linear=true"
        ),
        ("in out --order", "--order: expected asc or desc, got nothing"),
        ("in out -qj", "--jobs: expected a whole number from 1 to 1024, got nothing"),
        ("in out --force=yes", "--force: takes no value"),
        ("in out --force=", "--force: takes no value"),
        ("--order up in out", "--order: expected asc or desc, got \"up\""),
        ("--mode crop in out", "--mode: expected fill, fit, pad or stretch, got \"crop\""),
        (
            "--format jpeg,gif in out",
            "--format: expected jpeg, webp, avif, png, jxl or auto, got \"gif\"; did you mean \"avif\"?"
        ),
        ("-j0 in out", "--jobs: expected a whole number from 1 to 1024, got \"0\""),
        ("--memory lots in out", "--memory: expected a number of bytes such as 500M or 2G, got \"lots\""),
        ("run p.yml in out --set grid", "--set: expected KEY=VALUE, got \"grid\""),
        ("--progress fast in out", "--progress: expected auto, bar, plain or none, got \"fast\""),
        ("--cols 0 in out", "--cols: expected a whole number from 1 to 1000, got 0"),
        ("-q -v in out", "--verbose and --quiet contradict each other"),
        ("--width 100 --cell 10x10 in out", "--cell and --width contradict each other"),
        ("in", "expected INPUT... OUTPUT, got \"in\"; see thumbgen --help"),
        ("-q", "expected INPUT... OUTPUT, got nothing; see thumbgen --help"),
        ("run p.yml in", "expected PIPELINE.yml INPUT... OUTPUT, got \"p.yml\" \"in\"; see thumbgen run --help"),
        ("check p.yml in", "expected [PIPELINE.yml] INPUT... OUTPUT, got \"p.yml\" \"in\"; see thumbgen check --help"),
        ("schema a", "expected no arguments, got \"a\" as well; see thumbgen schema --help"),
    ])
    func says(line: String, statement: String) {
        let error = #expect(throws: UsageError.self) {
            try OptionParser.parse(line.split(separator: " ").map { Array($0.utf8) })
        }
        #expect(error?.message == "thumbgen: error: \(statement)")
    }

    @Test func bytesThatAreNoTextAreShownEscaped() {
        let error = #expect(throws: UsageError.self) {
            try OptionParser.parse([Array("--sort=caf".utf8) + [0xE9, 0x1B]])
        }
        #expect(
            error?.message
                == "thumbgen: error: --sort: expected text in UTF-8, got \"caf%E9%1B\""
        )
    }
}
