import Glibc

/// The thumbgen that was built: the one `THUMBGEN_PROGRAM` names, or else the one beside the tests.
package enum Program {
    /// Absolute path of the program.
    package static let path: [UInt8] = {
        if let named = getenv("THUMBGEN_PROGRAM") { return Array(String(cString: named).utf8) }
        let tests = realpath("/proc/self/exe", nil)
        defer { free(tests) }
        let place = tests.map { Array(String(cString: $0).utf8) } ?? []
        let folder = place.lastIndex(of: UInt8(ascii: "/")).map { place[...$0] } ?? []
        return folder + Array("thumbgen".utf8)
    }()

    /// Starts thumbgen; see `ChildProcess` for the rest. Throws `SystemCallError`.
    package static func start(
        _ arguments: [[UInt8]],
        environment: [String: String?] = [:],
        in folder: [UInt8]? = nil,
        input: [UInt8] = []
    ) throws -> ChildProcess {
        try ChildProcess(path, arguments, environment: environment, in: folder, input: input)
    }

    /// Runs thumbgen to its end. Throws `SystemCallError`.
    package static func run(
        _ arguments: [[UInt8]],
        environment: [String: String?] = [:],
        in folder: [UInt8]? = nil,
        input: [UInt8] = []
    ) throws -> ChildProcessResult {
        try start(arguments, environment: environment, in: folder, input: input).wait()
    }

    /// Runs thumbgen to its end. Throws `SystemCallError`.
    package static func run(
        _ arguments: String...,
        environment: [String: String?] = [:],
        in folder: [UInt8]? = nil,
        input: [UInt8] = []
    ) throws -> ChildProcessResult {
        try run(arguments.map { Array($0.utf8) }, environment: environment, in: folder, input: input)
    }
}
