/// What a program that ended left behind.
package struct ChildProcessResult: Sendable {
    /// How it ended.
    package enum Ending: Sendable, Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    package let ending: Ending
    package let output: [UInt8]
    package let errors: [UInt8]

    /// The exit status, or nil when a signal ended it.
    package var exitStatus: Int32? {
        if case .exited(let status) = ending { status } else { nil }
    }

    /// Standard output as text.
    package var outputText: String { String(decoding: output, as: UTF8.self) }

    /// Standard error as text.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
}
