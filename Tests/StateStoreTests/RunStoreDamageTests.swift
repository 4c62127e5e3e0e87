import Foundation
import StateStore
import Testing
import ThumbnailModel

@Suite("Damaged state")
struct RunStoreDamageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let store = try RunStore.open(folder: folder.path)
        for number in 0..<2_000 { store.record(Rows.source(number)) }
        try store.close()
    }

    /// Checks that a reader passes the file over and leaves it, and that a run moves it aside and starts afresh.
    private func expectRebuilt(_ expected: (StateDamage) -> Bool) throws {
        let damaged = try Data(contentsOf: folder.database)
        let before = try folder.contents()
        let reader = try RunStore.open(folder: folder.path, access: .reading)
        #expect(try reader.sources().all().isEmpty)
        guard case .ignored(let read)? = reader.notices.first else {
            Issue.record("no notice to a reader")
            return
        }
        #expect(expected(read), "\(read)")
        try reader.close()
        #expect(try folder.contents() == before)

        let store = try RunStore.open(folder: folder.path)
        guard case .rebuilt(let found, let setAside)? = store.notices.first else {
            Issue.record("no notice to a run")
            return
        }
        #expect(expected(found), "\(found)")
        #expect(setAside == BytePath(folder.setAside.path))
        #expect(try Data(contentsOf: folder.setAside) == damaged)
        #expect(try store.sources().all().isEmpty)
        store.record(Rows.source(1))
        try store.close()
        let next = try RunStore.open(folder: folder.path)
        #expect(next.notices.isEmpty)
        #expect(try next.sources().all() == [Rows.source(1)])
    }

    /// Puts bytes into the header of the database: see "The Database Header" of SQLite's file format.
    private func overwrite(_ bytes: [UInt8], at offset: Int) throws {
        var database = try Data(contentsOf: folder.database)
        database.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        try database.write(to: folder.database)
    }

    @Test("Random bytes")
    func randomBytes() throws {
        var generator = SystemRandomNumberGenerator()
        try Data((0..<50_000).map { _ in UInt8.random(in: 0...255, using: &generator) }).write(to: folder.database)
        try expectRebuilt { $0.code == "corrupt" }
    }

    @Test("Cut short")
    func truncated() throws {
        let whole = try Data(contentsOf: folder.database)
        try whole.prefix(whole.count / 2).write(to: folder.database)
        try expectRebuilt { $0.code == "corrupt" }
    }

    @Test("No bytes")
    func zeroLength() throws {
        try Data().write(to: folder.database)
        try expectRebuilt { $0 == .empty }
    }

    @Test("The database of another application")
    func foreign() throws {
        try overwrite([0, 0, 0, 77], at: 68)
        try expectRebuilt { $0 == .foreign(applicationID: 77) }
    }

    @Test("A database in write-ahead mode: a reader makes no log beside it, a run takes it back")
    func writeAheadLog() throws {
        try overwrite([2, 2], at: 18)
        let before = try folder.contents()
        let reader = try RunStore.open(folder: folder.path, access: .reading)
        #expect(try reader.sources().all().isEmpty)
        #expect(reader.notices.count == 1)
        #expect(try folder.contents() == before)
        let store = try RunStore.open(folder: folder.path)
        #expect(store.notices.isEmpty)
        try store.close()
        #expect(try RunStore.open(folder: folder.path, access: .reading).sources().all().count == 2_000)
    }

    @Test("A later version of the tables")
    func laterVersion() throws {
        try overwrite([0, 0, 0, 99], at: 60)
        try expectRebuilt { $0 == .otherVersion(found: 99, expected: 3) }
    }

    @Test("Other tables behind the right marks")
    func otherTables() throws {
        var database = try Data(contentsOf: folder.database)
        while let name = database.range(of: Data("documents".utf8)) {
            database.replaceSubrange(name, with: Data("monuments".utf8))
        }
        try database.write(to: folder.database)
        try expectRebuilt { $0.code == "corrupt" }
    }

    @Test("A folder in place of the file")
    func folderInstead() throws {
        try FileManager.default.removeItem(at: folder.database)
        try FileManager.default.createDirectory(at: folder.database, withIntermediateDirectories: false)
        let store = try RunStore.open(folder: folder.path)
        #expect(store.notices == [.rebuilt(.notAFile, setAside: BytePath(folder.setAside.path))])
    }

    @Test("Damage that shows only while rows are read is told, and the store is empty then")
    func damageInside() throws {
        var bytes = try Data(contentsOf: folder.database)
        // All but the pages of the schema.
        bytes.replaceSubrange(8 * 4_096..<bytes.count, with: Data(repeating: 0xa5, count: bytes.count - 8 * 4_096))
        try bytes.write(to: folder.database)

        let reader = try RunStore.open(folder: folder.path, access: .reading)
        #expect(throws: StateStoreError.self) { try reader.sources().all() }
        #expect(try reader.sources().all().isEmpty)
        #expect(reader.notices.count == 1)

        let store = try RunStore.open(folder: folder.path)
        #expect(store.notices.isEmpty)
        let error = #expect(throws: StateStoreError.self) { try store.sources().all() }
        #expect(error?.code == "state-damaged")
        guard case .rebuilt? = store.notices.first else {
            Issue.record("no notice to a run")
            return
        }
        store.record(Rows.source(5))
        try store.flush()
        #expect(try store.sources().all() == [Rows.source(5)])
        #expect(try Data(contentsOf: folder.setAside) == bytes)
    }

    @Test("Damage that shows only while rows are written costs those rows, not the run")
    func damageWhileWriting() throws {
        var bytes = try Data(contentsOf: folder.database)
        bytes.replaceSubrange(8 * 4_096..<bytes.count, with: Data(repeating: 0xa5, count: bytes.count - 8 * 4_096))
        try bytes.write(to: folder.database)
        let store = try RunStore.open(folder: folder.path)
        for number in 0..<2_000 { store.record(Rows.source(number)) }
        try store.flush()
        #expect(store.notices.count == 1)
        store.record(Rows.source(1))
        try store.close()
        #expect(try RunStore.open(folder: folder.path).source(at: Rows.path(1)) == Rows.source(1))
    }

    @Test("A journal without its database is not played back into a new one")
    func orphanedJournal() throws {
        try FileManager.default.removeItem(at: folder.database)
        let journal = Data([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7] + [UInt8](repeating: 1, count: 9_000))
        try journal.write(to: URL(fileURLWithPath: folder.database.path + "-journal"))
        let store = try RunStore.open(folder: folder.path)
        store.record(Rows.source(1))
        try store.close()
        #expect(try RunStore.open(folder: folder.path).sources().all() == [Rows.source(1)])
    }
}
