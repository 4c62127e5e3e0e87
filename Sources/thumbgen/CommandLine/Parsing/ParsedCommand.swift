import ThumbnailModel

/// A command line, understood.
struct ParsedCommand: Sendable {
    /// What is to be done.
    var command: Command
    /// The options, as given.
    var options: [GivenOption]
    /// Everything else, in order.
    var arguments: [BytePath]

    /// Whether an option was given.
    func has(_ name: String) -> Bool {
        options.contains { $0.option.name == name }
    }

    /// The value that counts of an option: the last.
    func value(of name: String) -> [UInt8]? {
        values(of: name).last
    }

    /// All values of an option, in order.
    func values(of name: String) -> [[UInt8]] {
        options.filter { $0.option.name == name }.map(\.value)
    }

    /// The value of an option as text; nil where it was not given. Values other than of files are known to be UTF-8.
    func text(of name: String) -> String? {
        value(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Which of some options was given last, as for a switch and its opposite.
    func last(of names: String...) -> String? {
        options.last { names.contains($0.option.name) }?.option.name
    }
}
