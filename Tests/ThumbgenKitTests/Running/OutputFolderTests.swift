import Dispatch
import Synchronization
import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("The output folder")
struct OutputFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("workers that write into one new folder do not get ahead of its making")
    func manyWriters() throws {
        let output = try OutputFolder.prepare(BytePath(folder.path("out")), inputs: [])
        let failures = Mutex<[String]>([])
        for round in 0..<200 {
            DispatchQueue.concurrentPerform(iterations: 8) { writer in
                do {
                    try output.write([UInt8(writer)], to: BytePath("\(round)/a/b/\(writer)"))
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
        }
        #expect(failures.withLock { $0 } == [])
        #expect(try FileTree(folder.path("out")).files.count == 1600)
    }

    @Test("an output that is an input, or holds one, is refused; one inside is not")
    func inputs() throws {
        try folder.makeFolder("photos/2024")
        try folder.link("alias", to: Array("photos".utf8))
        let inputs = try Input.resolve([BytePath(folder.path("photos/2024"))])
        for name in ["photos", "photos/2024", "alias", "alias/2024"] {
            #expect(throws: RunError.self) {
                try OutputFolder.prepare(BytePath(folder.path(name)), inputs: inputs)
            }
        }
        for name in ["photos/2024/thumbs", "photos/2024-thumbs"] {
            let output = try OutputFolder.prepare(BytePath(folder.path(name)), inputs: inputs)
            #expect(output.path == BytePath(folder.path(name)))
        }
    }
}
