import StateStore
import Testing
import ThumbnailModel

@Suite("Rows of a run store")
struct RunStoreRowsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Every column of every row comes back, in this run and the next")
    func roundTrip() throws {
        let store = try RunStore.open(folder: folder.path)
        store.record(Rows.source(1))
        store.record(Rows.rendition(1))
        store.record(Rows.failure(1))
        store.record(Rows.document("manifest.json"))
        func expectRows(in store: RunStore) throws {
            #expect(try store.source(at: Rows.path(1)) == Rows.source(1))
            #expect(try store.sources().all() == [Rows.source(1)])
            #expect(try store.rendition(at: Rows.rendition(1).output) == Rows.rendition(1))
            #expect(try store.renditions().all() == [Rows.rendition(1)])
            #expect(try store.failures(of: Rows.source(1).content) == [Rows.failure(1)])
            #expect(try store.documents() == [Rows.document("manifest.json")])
            #expect(try store.source(at: Rows.path(2)) == nil)
            #expect(try store.rendition(at: Rows.path(1)) == nil)
        }
        try expectRows(in: store)
        try store.close()
        let next = try RunStore.open(folder: folder.path)
        #expect(next.notices.isEmpty)
        try expectRows(in: next)
        try next.close()
        try expectRows(in: RunStore.open(folder: folder.path, access: .reading))
    }

    @Test("Empty blobs and the largest numbers")
    func extremes() throws {
        var source = Rows.source(1)
        source.size = .max
        source.modified = .min
        source.inode = 1 << 63
        source.metadata = []
        let store = try RunStore.open(folder: folder.path)
        store.record(source)
        #expect(try store.source(at: source.path) == source)
    }

    @Test("A row takes the place of the one with its key")
    func replacement() throws {
        let store = try RunStore.open(folder: folder.path)
        var source = Rows.source(1)
        store.record(source)
        source.content = Rows.hash("other")
        store.record(source)
        #expect(try store.sources().all() == [source])

        // The same output from another photo, as when two names clash in another order.
        store.record(Rows.rendition(1))
        var rendition = Rows.rendition(2)
        rendition.output = Rows.rendition(1).output
        store.record(rendition)
        #expect(try store.renditions().all() == [rendition])

        store.record(Rows.failure(1))
        var failure = Rows.failure(1)
        failure.versions = "vips 8.15"
        store.record(failure)
        store.record(Rows.failure(1, recipe: "decode fail-on=none"))
        #expect(try store.failures(of: failure.content) == [failure, Rows.failure(1, recipe: "decode fail-on=none")])
    }

    @Test("What is removed is gone, and nothing else")
    func removal() throws {
        let store = try RunStore.open(folder: folder.path)
        for number in 1...2 {
            store.record(Rows.source(number))
            store.record(Rows.rendition(number))
            store.record(Rows.failure(number))
            store.record(Rows.document("page\(number)"))
        }
        store.removeSource(at: Rows.path(1))
        store.removeRendition(at: Rows.rendition(1).output)
        store.removeFailures(of: Rows.failure(1).content)
        store.removeDocument(at: BytePath("page1"))
        #expect(try store.sources().all() == [Rows.source(2)])
        #expect(try store.renditions().all() == [Rows.rendition(2)])
        #expect(try store.failures(of: Rows.failure(1).content).isEmpty)
        #expect(try store.failures(of: Rows.failure(2).content) == [Rows.failure(2)])
        #expect(try store.documents() == [Rows.document("page2")])
    }

    @Test("Renditions are found by their source, and by content where a photo was moved")
    func lookups() throws {
        let store = try RunStore.open(folder: folder.path)
        var moved = Rows.rendition(7)
        moved.content = Rows.source(3).content
        for rendition in [moved, Rows.rendition(3, scale: 3), Rows.rendition(3, scale: 1), Rows.rendition(4)] {
            store.record(rendition)
        }
        let both = [Rows.rendition(3, scale: 1), Rows.rendition(3, scale: 3)]
        #expect(try store.renditions(ofSource: Rows.path(3)) == both)
        #expect(try store.renditions(of: Rows.source(3).content) == both + [moved])
    }

    @Test("Rows are walked in the order of bytes, whatever the order they came in")
    func order() throws {
        let store = try RunStore.open(folder: folder.path)
        let paths =
            ["b", "a/z", "a", "a-", "é", "Z"].map { BytePath($0) } + [BytePath([0x61, 0xff]), BytePath([0x61, 0])]
        for path in paths {
            var source = Rows.source(1)
            source.path = path
            store.record(source)
            for scale in [3, 1] {
                var rendition = Rows.rendition(1)
                rendition.source = path
                // Outputs in the opposite order of their sources.
                rendition.output = BytePath(path.bytes.map { 255 - $0 } + [UInt8(scale)])
                store.record(rendition)
            }
        }
        #expect(try store.sources().all().map(\.path) == paths.sorted())
        #expect(try store.renditions().all().map(\.source) == paths.sorted().flatMap { [$0, $0] })
        #expect(try store.renditions(ofSource: paths[0]).map { $0.output.bytes.last } == [1, 3])
    }

    @Test("Failures are walked in the order of their hashes, beyond one page")
    func failures() throws {
        let store = try RunStore.open(folder: folder.path)
        let failures = (0..<1_500).flatMap { [Rows.failure($0, recipe: "b"), Rows.failure($0, recipe: "a")] }
        for failure in failures { store.record(failure) }
        let walked = try store.failures().all()
        #expect(walked.map(\.content.text) == failures.map(\.content.text).sorted())
        #expect(Set(walked) == Set(failures))
    }

    @Test("A hundred thousand rows, sources joined with their renditions in one walk")
    func sweep() throws {
        let count = 25_000
        let store = try RunStore.open(folder: folder.path)
        for number in (0..<count).reversed() {
            store.record(Rows.source(number))
            for scale in 1...3 { store.record(Rows.rendition(number, scale: scale)) }
        }
        try store.close()
        let next = try RunStore.open(folder: folder.path)
        var renditions = next.renditions()
        var sources = next.sources()
        var joined = 0
        while let source = try sources.next(), source == Rows.source(joined) {
            let expected = (1...3).map { Rows.rendition(joined, scale: $0) }
            try #require(try [renditions.next(), renditions.next(), renditions.next()] == expected)
            joined += 1
        }
        #expect(joined == count)
        #expect(try renditions.next() == nil)
    }
}
