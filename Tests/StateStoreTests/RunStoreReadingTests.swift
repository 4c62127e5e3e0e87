import Foundation
import StateStore
import Testing
import ThumbnailModel

@Suite("Reading without writing")
struct RunStoreReadingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("No state is an empty one, and none is made")
    func absent() throws {
        let store = try RunStore.open(folder: folder.path, access: .reading)
        #expect(store.notices.isEmpty)
        #expect(try store.sources().all().isEmpty)
        #expect(try store.documents().isEmpty)
        try store.close()
        #expect(try folder.contents().isEmpty)
        #expect(try RunStore.open(folder: BytePath("/nowhere/at/all"), access: .reading).renditions().all().isEmpty)
    }

    @Test("A folder that cannot be written is read and left as it is")
    func readOnlyFolder() throws {
        let store = try RunStore.open(folder: folder.path)
        store.record(Rows.source(1))
        try store.close()
        let modes = [(folder.database, 0o444), (folder.state, 0o555), (folder.url, 0o555)]
        for (url, mode) in modes {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
        }
        defer {
            for (url, _) in modes.reversed() {
                try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
            }
        }
        let before = try folder.contents()
        let reader = try RunStore.open(folder: folder.path, access: .reading)
        #expect(try reader.sources().all() == [Rows.source(1)])
        try reader.close()
        #expect(try folder.contents() == before)
    }

    @Test("A reader refuses to record")
    func refusesToRecord() throws {
        let store = try RunStore.open(folder: folder.path, access: .reading)
        store.record(Rows.source(1))
        #expect(throws: StateStoreError.readOnly) { try store.flush() }
        #expect(try store.sources().all().isEmpty)
    }

    @Test("A reader and a run do not wait for each other")
    func besideRun() throws {
        let run = try RunStore.open(folder: folder.path)
        run.record(Rows.source(1))
        try run.flush()
        run.record(Rows.source(2))
        #expect(try run.source(at: Rows.path(2)) != nil)
        let reader = try RunStore.open(folder: folder.path, access: .reading)
        #expect(try reader.sources().all() == [Rows.source(1)])
        try run.flush()
        #expect(try reader.sources().all() == [Rows.source(1), Rows.source(2)])
    }
}
