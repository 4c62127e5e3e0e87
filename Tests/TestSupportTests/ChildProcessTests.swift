import Glibc
import TestSupport
import Testing

@Suite("Child processes")
struct ChildProcessTests {
    private func shell(
        _ script: String,
        _ arguments: [[UInt8]] = [],
        environment: [String: String?] = [:],
        in folder: [UInt8]? = nil,
        input: [UInt8] = []
    ) throws -> ChildProcess {
        let command = [Array("-c".utf8), Array(script.utf8), Array("sh".utf8)] + arguments
        return try ChildProcess(Array("sh".utf8), command, environment: environment, in: folder, input: input)
    }

    @Test("arguments that are no UTF-8 go through unchanged")
    func bytes() throws {
        let odd: [UInt8] = [0xFF, 0x20, 0x0A, 0xC3]
        #expect(try shell("printf %s \"$1\"", [odd]).wait().output == odd)
    }

    @Test("environment, folder, input, both streams and the exit status")
    func everything() throws {
        let folder = try TemporaryFolder()
        let place = try folder.makeFolder("a b")
        let result = try shell(
            "cat; echo \"$NEW${HOME-unset}\"; pwd; echo no >&2; exit 7",
            environment: ["NEW": "x", "HOME": nil],
            in: place,
            input: Array("in\n".utf8)
        ).wait()
        #expect(result.outputText == "in\nxunset\n\(String(decoding: place, as: UTF8.self))\n")
        #expect(result.errorText == "no\n")
        #expect(result.exitStatus == 7)
    }

    @Test("more output than a pipe holds, on both streams")
    func large() throws {
        let result = try shell("head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2").wait()
        #expect(result.output.count == 300_000)
        #expect(result.errors.count == 300_000)
    }

    @Test("a signal sent once the program says it is ready")
    func signal() throws {
        let child = try shell("echo ready >&2; exec tail -f /dev/null")
        #expect(try child.waitForError(containing: "ready"))
        child.signal(SIGTERM, group: true)
        #expect(try child.wait().ending == .signalled(SIGTERM))
    }

    @Test("a program that is not there is an error")
    func missing() {
        #expect(throws: SystemCallError.self) { try ChildProcess(Array("/no/such".utf8), []) }
    }
}
