import Glibc
import TestSupport
import Testing

@Suite("Interruption")
struct InterruptionTests {
    /// Far more work than can be done between a signal's sending and its arrival.
    private static let count = 800

    @Test("a signal ends the run in good order: every file that is there is whole", arguments: [SIGINT, SIGTERM])
    func signalled(signal: Int32) throws {
        let workspace = try Workspace()
        let picture = try JPEGSegments(
            VipsTool.encode(PNGFile(.quarters(width: 4, height: 3)), as: "jpg", options: "Q=50", zoom: 500)
        )
        for number in 0..<Self.count {
            // Alike in their pixels, each with content of its own.
            var copy = picture
            copy.insert(0xFE, Array("\(number)".utf8))
            try workspace.add(copy.bytes, as: "\(number % 5)/\(number).jpg")
        }

        let run = try Program.start(
            ["-v", "--jobs", "4"].map { Array($0.utf8) } + [workspace.input, workspace.output]
        )
        #expect(try run.waitForError(containing: ": done\n"))
        run.signal(signal)
        let result = try run.wait()
        #expect(result.ending == .exited(128 + signal), "\(result.errorText.suffix(500))")

        let results = try workspace.results()
        #expect(results.strayFiles == [])
        #expect((1..<3 * Self.count).contains(results.pictures.count))
        // All photos look alike, so all files of a scale must be equal.
        var wholes: [String: [UInt8]] = [:]
        for name in results.pictureNames {
            let bytes = try results.read(name)
            let whole = wholes[String(name.suffix(7)), default: bytes]
            wholes[String(name.suffix(7))] = whole
            #expect(bytes == whole && bytes.suffix(2) == [0xFF, 0xD9], "\(name)")
        }
    }
}
