import Foundation
import StateStore
import Testing
import ThumbnailModel

@Suite("Life of a run store")
struct RunStoreLifeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The first run makes the state and says so; nothing but the database and the lock is left")
    func creation() throws {
        let store = try RunStore.open(folder: folder.path)
        #expect(store.notices == [.created])
        store.record(Rows.source(1))
        try store.close()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.state.path)
        #expect(names.sorted() == ["lock", "state.sqlite"])
        #expect(try RunStore.open(folder: folder.path).notices.isEmpty)
    }

    @Test(
        "A folder whose name would be a URI or is no UTF-8",
        arguments: [Array("file:x?mode=ro".utf8), [0x66, 0xff]]
    )
    func oddFolder(name: [UInt8]) throws {
        let odd = folder.path.appending(BytePath(name))
        #expect(mkdir((odd.bytes + [0]).map { CChar(bitPattern: $0) }, 0o755) == 0)
        let store = try RunStore.open(folder: odd)
        store.record(Rows.source(1))
        try store.close()
        #expect(try RunStore.open(folder: odd, access: .reading).sources().all() == [Rows.source(1)])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    }

    @Test("A killed run keeps every row it flushed and loses the others, to the next run and to a reader")
    func kill() throws {
        let store = try RunStore.open(folder: folder.path)
        store.record(Rows.source(1))
        try store.flush()
        for number in 2...400 { store.record(Rows.source(number)) }
        #expect(try store.source(at: Rows.path(400)) != nil)
        // What a killed process leaves on disk: a copy of the folder in the middle of a transaction.
        let killed = try TemporaryFolder()
        try FileManager.default.copyItem(at: folder.state, to: killed.state)
        #expect(FileManager.default.fileExists(atPath: killed.database.path + "-journal"))

        let before = try killed.contents()
        let reader = try RunStore.open(folder: killed.path, access: .reading)
        #expect(try reader.sources().all() == [Rows.source(1)])
        #expect(reader.notices.isEmpty)
        #expect(try killed.contents() == before)

        let next = try RunStore.open(folder: killed.path)
        #expect(try next.sources().all() == [Rows.source(1)])
        #expect(next.notices.isEmpty)
    }

    @Test("Rows from many threads all arrive")
    func concurrency() throws {
        let store = try RunStore.open(folder: folder.path)
        let perThread = 1_200
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<perThread {
                store.record(Rows.source(thread * perThread + number))
                store.record(Rows.rendition(thread * perThread + number, scale: 1 + number % 3))
            }
        }
        try store.close()
        let reader = try RunStore.open(folder: folder.path, access: .reading)
        #expect(try reader.sources().all() == (0..<8 * perThread).map(Rows.source))
        #expect(
            try reader.renditions().all()
                == (0..<8 * perThread).map { Rows.rendition($0, scale: 1 + $0 % perThread % 3) }
        )
    }

    @Test("A full batch is on disk without being asked for")
    func batch() throws {
        let store = try RunStore.open(folder: folder.path)
        for number in 0..<4_000 { store.record(Rows.source(number)) }
        // A question is answered after what was recorded before it.
        #expect(try store.source(at: Rows.path(3_999)) != nil)
        let reader = try RunStore.open(folder: folder.path, access: .reading)
        #expect(try reader.sources().all().count == 4_000)
    }

    @Test("A closed store says so")
    func closed() throws {
        let store = try RunStore.open(folder: folder.path)
        try store.close()
        #expect(throws: StateStoreError.closed) { try store.sources().all() }
        store.record(Rows.source(1))
        #expect(throws: StateStoreError.closed) { try store.flush() }
    }
}
