import TestSupport

extension Workspace {
    /// Puts so many small photos into the input, each of a colour of its own, in folders of fifty.
    func addPhotos(_ count: Int) throws {
        for number in 0..<count {
            let colour = [UInt8(number % 251), UInt8(number / 251 * 16), 77]
            try add(Pictures.plain(colour), as: "\(number / 50)/\(number).png")
        }
    }

    /// Puts another file in place of one in the input or output.
    func replace(_ name: String, with bytes: [UInt8]) throws {
        try folder.write(bytes, to: name)
    }

    /// Moves a file or folder of the workspace.
    func move(_ name: String, to target: String) throws {
        try run("mv", "-T", name, target)
    }

    /// Runs a tool in the workspace.
    @discardableResult
    func run(_ command: String...) throws -> ChildProcessResult {
        let words = command.map { Array($0.utf8) }
        return try ChildProcess(words[0], Array(words.dropFirst()), in: folder.path).wait()
    }
}

extension ChildProcessResult {
    /// How often a stage ran, as `-v` tells; nil where it does not.
    func runs(of stage: String) -> Int? {
        let start = "\(stage): ran "
        guard let line = errorText.split(separator: "\n").first(where: { $0.hasPrefix(start) }) else { return nil }
        return Int(line.dropFirst(start.count).prefix { $0.isNumber })
    }

    /// The lines of standard output.
    var outputLines: [String] { outputText.split(separator: "\n").map(String.init) }

    /// The last line of standard error.
    var lastErrorLine: String { errorText.split(separator: "\n").last.map(String.init) ?? "" }
}
