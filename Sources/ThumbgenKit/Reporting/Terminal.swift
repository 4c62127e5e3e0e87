import Glibc

/// What a stream can show.
package struct Terminal: Hashable, Sendable {
    /// Whether a line can be drawn over again. Not where the stream is no terminal, nor where a CI job records it.
    package var redraws: Bool
    /// Whether text can be coloured.
    package var showsColor: Bool

    /// What a stream can show, by whether it is a terminal and by the variables `TERM`, `CI` and `NO_COLOR`.
    package init(isTerminal: Bool, environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        redraws = isTerminal && !["", "dumb"].contains(term) && environment["CI", default: ""].isEmpty
        showsColor = redraws && environment["NO_COLOR", default: ""].isEmpty
    }

    /// What the stream of a descriptor can show in this process.
    package init(descriptor: Int32) {
        let names = ["TERM", "CI", "NO_COLOR"]
        let variables = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        self.init(isTerminal: isatty(descriptor) == 1, environment: Dictionary(uniqueKeysWithValues: variables))
    }

    /// Columns of the terminal behind a descriptor at this moment; 80 where it does not say.
    package static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
