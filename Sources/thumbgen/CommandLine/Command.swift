/// What the program is asked to do; the first argument names it, and where it names none, the grid is meant.
enum Command: String, CaseIterable, Sendable {
    case grid, run, check, plan, inspect, validate, graph, schema, completions, sheet

    /// The command of a first argument; nil where that is an option or a path. A folder called like a command is
    /// reached as `./run`.
    init?(word: [UInt8]) {
        guard let text = String(validating: word, as: UTF8.self), let command = Command(rawValue: text) else {
            return nil
        }
        guard command != .grid else { return nil }
        self = command
    }

    /// The commands that have a word of their own.
    static let named = allCases.filter { $0 != .grid }

    /// How the command is called, without its options.
    var name: String { self == .grid ? "thumbgen" : "thumbgen \(rawValue)" }

    /// The arguments that follow the options, as help shows them.
    var operands: String {
        switch self {
        case .grid, .sheet: "INPUT... OUTPUT"
        case .run: "PIPELINE.yml INPUT... OUTPUT"
        case .check, .plan: "[PIPELINE.yml] INPUT... OUTPUT"
        case .inspect: "FILE..."
        case .validate: "PIPELINE.yml..."
        case .graph: "PIPELINE.yml"
        case .schema: ""
        case .completions: "bash|zsh|fish"
        }
    }

    /// How many arguments `operands` stands for, a pipeline file in brackets left out.
    var operandCount: ClosedRange<Int> {
        switch self {
        case .grid, .sheet, .check, .plan: 2...Int.max
        case .run: 3...Int.max
        case .inspect, .validate: 1...Int.max
        case .graph, .completions: 1...1
        case .schema: 0...0
        }
    }

    /// What the command does, on one line.
    var summary: String {
        switch self {
        case .grid: "Turns folders of photos into the thumbnails of a grid, with a manifest and a page."
        case .run: "Does what a pipeline file says."
        case .check: "Tells whether OUTPUT is what a run would leave; writes nothing."
        case .plan: "Tells what a run would do and why; writes nothing."
        case .inspect: "Prints the header and EXIF of each file, one JSON object a line."
        case .validate: "Checks pipeline files."
        case .graph: "Prints the stages of a pipeline file and what flows between them."
        case .schema: "Prints the JSON Schema of pipeline files."
        case .completions: "Prints the completions of a shell."
        case .sheet: "Puts photos on contact sheets."
        }
    }

    /// Whether the pipeline file among the arguments may be left out.
    var mayLackPipeline: Bool { self == .check || self == .plan }

    /// Command lines to start from, shown below the options.
    var examples: String? {
        switch self {
        case .grid:
            """
            Examples:
              thumbgen --cols 3 --spacing 1 input/ out/
              thumbgen --format webp,jpeg --quality webp=78,jpeg=82 photos/ out/
              thumbgen --mode fit --scale 1,2 --no-gallery photos/ more-photos/ out/

            Commands, each with a --help of its own:
            \(Command.list)
            """
        case .run: "Examples:\n  thumbgen run pipelines/grid.yml --set grid.columns=4 input/ out/"
        case .check, .plan, .inspect, .validate, .graph, .schema, .completions, .sheet: nil
        }
    }

    private static var list: String {
        let width = named.map(\.rawValue.count).max() ?? 0
        return named.map { command in
            let gap = String(repeating: " ", count: width - command.rawValue.count)
            return "  \(command.rawValue)\(gap)  \(command.summary)"
        }.joined(separator: "\n")
    }
}
