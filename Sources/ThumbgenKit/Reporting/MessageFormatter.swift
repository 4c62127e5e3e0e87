package import ThumbnailModel

/// The shape of messages: where, how bad, what.
package struct MessageFormatter: Sendable {
    /// Whether words are coloured.
    package var usesColor: Bool

    /// A formatter with or without colour.
    package init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    /// `PATH: error: STAGE: what is wrong`, on one line and free of control characters.
    package func text(of failure: PhotoFailure) -> String {
        let detail = failure.detail.map { " (\($0))" } ?? ""
        return line(
            failure.source.display,
            .error,
            "\(failure.stage): \(MessageFormatter.oneLine(failure.message + detail))"
        )
    }

    /// `thumbgen: error: what is wrong`, of the run as a whole.
    package func error(_ message: String) -> String {
        line("thumbgen", .error, MessageFormatter.oneLine(message))
    }

    /// `thumbgen: warning: what is odd`, of the run as a whole.
    package func warning(_ message: String) -> String {
        line("thumbgen", .warning, MessageFormatter.oneLine(message))
    }

    private enum Severity: String {
        case error, warning

        /// Red and magenta, as compilers use them.
        var color: String { self == .error ? "31" : "35" }
    }

    private func line(_ place: String, _ severity: Severity, _ message: String) -> String {
        guard usesColor else { return "\(place): \(severity.rawValue): \(message)" }
        let escape = "\u{1B}["
        return "\(escape)1m\(place): \(escape)\(severity.color)m\(severity.rawValue):\(escape)0m \(message)"
    }

    /// Text of libraries may have several lines, and may repeat what a file says.
    private static func oneLine(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { line in
            BytePath(String(line)).display.split(separator: " ").joined(separator: " ")
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
