import Foundation
import Glibc
import Synchronization

/// A program started by a test, its arguments passed on byte by byte, in a process group of its own.
package final class ChildProcess {
    /// The process, which is also the number of its group.
    package let identifier: Int32
    private var streams: [OutputStream]

    /// Held from the making of a child's descriptors to its start, so that no other child inherits them half made.
    private static let starting = Mutex<Void>(())

    /// Starts `program`, a path or a name to be looked up in PATH. Throws `SystemCallError`.
    ///
    /// `environment` changes the one of the tests: a value sets, nil removes. Standard input holds `input`, then ends.
    package init(
        _ program: [UInt8],
        _ arguments: [[UInt8]],
        environment: [String: String?] = [:],
        in folder: [UInt8]? = nil,
        input: [UInt8] = []
    ) throws {
        // By `env`, which becomes the program: the C library's own way to a folder is not visible from Swift.
        let command = folder.map { [Array("env".utf8), Array("-C".utf8), $0] } ?? []
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        let list = variables.map { Array("\($0.key)=\($0.value)".utf8) }

        (identifier, streams) = try Self.starting.withLock { _ in
            let source = try InputFile(input)
            let output = try OutputStream.Pipe()
            let errors = try OutputStream.Pipe()
            let descriptors = [source.descriptor, output.writeEnd, errors.writeEnd]
            let started = try Self.spawn(command + [program] + arguments, environment: list, descriptors: descriptors)
            return (started, [OutputStream(output), OutputStream(errors)])
        }
    }

    /// Starts the first of `command`, its streams taken from `descriptors` in turn.
    private static func spawn(_ command: [[UInt8]], environment: [[UInt8]], descriptors: [Int32]) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(stream))
        }

        // Nothing of what the test runner does with signals reaches the child.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP)
        )

        let arguments = CStringArray(command)
        let variables = CStringArray(environment)
        var started: pid_t = 0
        let code = command[0].withCString {
            posix_spawnp(&started, $0, &actions, &attributes, arguments.pointers, variables.pointers)
        }
        guard code == 0 else { throw SystemCallError("posix_spawn", command[0], code: code) }
        return started
    }

    /// Sends a signal to the process, or to its whole group as a terminal does.
    package func signal(_ signal: Int32, group: Bool = false) {
        kill(group ? -identifier : identifier, signal)
    }

    /// Reads until standard error holds `text`; false when it ended without.
    package func waitForError(containing text: String) throws -> Bool {
        while !String(decoding: streams[1].bytes, as: UTF8.self).contains(text) {
            guard try OutputStream.readAny(&streams) else { return false }
        }
        return true
    }

    /// Reads until standard error holds `count` lines that end in `text`; false when it ended without.
    package func waitForErrorLines(_ count: Int, endingIn text: String) throws -> Bool {
        let ending = Array("\(text)\n".utf8)
        var (found, next) = (0, 0)
        while true {
            let bytes = streams[1].bytes
            while let end = bytes[next...].firstIndex(of: UInt8(ascii: "\n")) {
                if bytes[next...end].suffix(ending.count) == ending[...] { found += 1 }
                next = end + 1
            }
            if found >= count { return true }
            guard try OutputStream.readAny(&streams) else { return false }
        }
    }

    /// Reads to the end of both streams and takes the ending; to be called once. Throws `SystemCallError`.
    package func wait() throws -> ChildProcessResult {
        while try OutputStream.readAny(&streams) {}
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemCallError("waitpid") }
        }
        // The macros WTERMSIG and WEXITSTATUS: the low seven bits are the signal, the next byte the status.
        let signal = status & 0x7F
        return ChildProcessResult(
            ending: signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal),
            output: streams[0].bytes,
            errors: streams[1].bytes
        )
    }
}
