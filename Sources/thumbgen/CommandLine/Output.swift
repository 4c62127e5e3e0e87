import Glibc

/// A stream of the process that text is written to at once.
struct Output {
    /// For what was asked for.
    static let standard = Output(descriptor: STDOUT_FILENO)
    /// For messages.
    static let error = Output(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    /// Writes all of `text`; what a closed stream does not take is lost.
    func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}
