import ThumbgenKit
import ThumbnailModel

extension OptionTable {
    static let run: [CommandOption] = [
        CommandOption(
            "jobs",
            "j",
            .count("N", 1...1024),
            .run,
            "Photos worked on at a time (the number of cores)",
            for: making
        ),
        CommandOption("memory", nil, .byteCount, .run, "Memory for pictures in work", for: making),
        CommandOption(
            "max-pixels",
            nil,
            .text("N"),
            .run,
            "The most pixels a picture may declare (268M)",
            for: composing,
            sets: ["pixels.max-pixels"]
        ),
        CommandOption(
            "fail-on",
            nil,
            .choice(FailureThreshold.allCases.map(\.rawValue)),
            .run,
            "The least damage that makes a photo fail (truncated)",
            for: composing,
            sets: ["pixels.fail-on"]
        ),
        CommandOption(
            "source",
            nil,
            .choice(PixelSource.allCases.map(\.rawValue)),
            .run,
            "Which picture of a file is read (full)",
            for: composing,
            sets: ["pixels.source"]
        ),
        CommandOption("force", nil, .none, .run, "Make everything anew", for: writing.union([.plan])),
        CommandOption("retry-failed", nil, .none, .run, "Try photos again that failed before", for: making),
        CommandOption("dry-run", "n", .none, .run, "Tell what would be done; write nothing", for: writing),
        CommandOption("explain", nil, .none, .run, "Tell why each thumbnail is made", for: writing.union([.plan])),
        CommandOption(
            "set",
            nil,
            .assignment,
            .run,
            "Override a value of the pipeline file",
            for: [.run, .check, .plan, .graph, .validate],
            repeatable: true
        ),
        CommandOption("decode", nil, .none, .run, "Read every thumbnail as well", for: [.check]),
        CommandOption(
            "print-pipeline",
            nil,
            .none,
            .run,
            "Print the pipeline as a file and stop",
            for: [.grid, .run, .sheet]
        ),
    ]

    static let report: [CommandOption] = [
        CommandOption(
            "progress",
            nil,
            .choice(ProgressMode.allCases.map(\.rawValue)),
            .report,
            "How progress is shown (auto)",
            for: writing
        ),
        CommandOption("json", nil, .none, .report, "Print the result as JSON", for: making),
        CommandOption(
            "report",
            nil,
            .file("FILE"),
            .report,
            "Write a report, as JSON or, to a name in .xml, as JUnit",
            for: writing
        ),
        CommandOption(
            "trace",
            nil,
            .file("FILE"),
            .report,
            "Write when each stage ran, as Chrome trace events",
            for: writing
        ),
        CommandOption("quiet", "q", .none, .report, "Tell of failures only", for: making),
        CommandOption(
            "verbose",
            "v",
            .none,
            .report,
            "Tell of every photo",
            for: writing,
            contradicts: ["quiet"]
        ),
        CommandOption("no-color", nil, .none, .report, "No colours", for: all, spellings: ["no-colour"]),
        CommandOption("version", nil, .none, .report, "Print the version and stop", for: all),
        CommandOption("help", "h", .none, .report, "Print this help and stop", for: all),
    ]
}
