/// The process that works on an output folder.
package struct LockHolder: Hashable, Sendable {
    /// Its process number.
    package var process: Int32
    /// The name of the machine it runs on.
    package var host: String

    /// A process on a machine.
    package init(process: Int32, host: String) {
        self.process = process
        self.host = host
    }

    /// The line that a lock file holds: the process, a space and the host.
    var line: String { "\(process) \(host)\n" }

    /// Reads what `line` wrote.
    init?(line: String) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, let process = Int32(words[0]) else { return nil }
        self.init(process: process, host: String(words[1]))
    }
}
