import FileSystem
import PipelineFile
import ThumbgenKit
import ThumbnailModel

extension PipelineDefinition {
    /// The pipeline of a command line, checked: of its pipeline file where it names one, else of its options.
    ///
    /// - Throws: `PipelineFileErrors`, or `RunError.inputUnreadable` where the file cannot be read.
    init(_ command: ParsedCommand) throws {
        if let file = command.pipelineFile {
            try self.init(file: file, command)
        } else {
            try self.init(options: command)
        }
        try PipelineCheck.check(self)
    }

    /// The pipeline of a file, with what `--set` changes of it.
    init(file: BytePath, _ command: ParsedCommand) throws {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try WholeFile.read(file)
        } catch {
            throw RunError.inputUnreadable(file, error)
        }
        self = try PipelineDocument.read(bytes, name: file.display)
        try override(by: command)
    }

    /// The standard pipeline with what the options change of it.
    init(options command: ParsedCommand) throws(PipelineFileErrors) {
        self = .standard
        for setting in command.settings {
            if setting.isList {
                try set(setting.key, toEach: setting.values, position: "--\(setting.option)")
            } else if let value = setting.values.last {
                try set(setting.key, to: value, position: "--\(setting.option)")
            }
        }
        if command.last(of: "gallery", "no-gallery") == "no-gallery" {
            stages.removeAll { $0.operation.kind == .gallery }
        }
        if command.has("sheet") {
            stages.append(StageDefinition("sheets", from: ["cells"], .sheet(SheetOptions())))
            for index in stages.indices where stages[index].operation.kind == .manifest {
                stages[index].from.append("sheets")
            }
        }
        if command.command == .sheet { self = onlySheet(command) }
    }

    /// Sets what `--set` asks for in a pipeline that was read from a file.
    mutating func override(by command: ParsedCommand) throws(PipelineFileErrors) {
        for assignment in command.values(of: "set") {
            let text = String(decoding: assignment, as: UTF8.self)
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            try set(String(sides[0]), to: String(sides[1]), position: "--set")
        }
    }
}
