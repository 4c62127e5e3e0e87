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

    /// Runs thumbgen to its end as a user whom file permissions bind: the user of the tests, or nobody where that is
    /// root. Throws `SystemCallError`.
    package static func runUnprivileged(_ arguments: [[UInt8]]) throws -> ChildProcessResult {
        guard geteuid() == 0 else { return try run(arguments) }
        let identity = ["--reuid=65534", "--regid=65534", "--clear-groups", "--"].map { Array($0.utf8) }
        return try ChildProcess(Array("setpriv".utf8), identity + [path] + arguments).wait()
    }

    /// Whether such a user can start thumbgen here.
    package static var runsUnprivileged: Bool {
        (try? runUnprivileged([Array("--version".utf8)]))?.ending == .exited(0)
    }
}
