import TestSupport
import Testing
import ThumbgenKit
import ThumbnailModel

@Suite("Memory at hand")
struct MemoryAtHandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array("MemTotal: 9000 kB\nMemAvailable:    8000 kB\n".utf8), to: "proc/meminfo")
    }

    private var found: MemoryAtHand { MemoryAtHand(root: BytePath(folder.path)) }

    private func write(_ text: String, to name: String) throws {
        try folder.write(Array(text.utf8), to: name)
    }

    @Test("without a container it is what the machine can give, and a run gets half of it")
    func machine() throws {
        try write("0::/\n", to: "proc/self/cgroup")
        #expect(found.bytes == 8000 * 1024)
        #expect(found.budget == 4000 * 1024)
    }

    @Test("the least limit of the groups around the process counts")
    func unifiedGroups() throws {
        try write("0::/pod/job\n", to: "proc/self/cgroup")
        try write("max\n", to: "sys/fs/cgroup/pod/job/memory.max")
        try write("3000000\n", to: "sys/fs/cgroup/pod/memory.max")
        try write("5000000\n", to: "sys/fs/cgroup/memory.max")
        #expect(found.bytes == 3_000_000)
    }

    @Test("a container sees its own group at the top")
    func container() throws {
        try write("0::/\n", to: "proc/self/cgroup")
        try write("2000000\n", to: "sys/fs/cgroup/memory.max")
        #expect(found.bytes == 2_000_000)
    }

    @Test("the older kind of groups has a tree for memory alone")
    func olderGroups() throws {
        try write("5:cpu:/a\n4:memory:/a\n", to: "proc/self/cgroup")
        try write("1000000\n", to: "sys/fs/cgroup/memory/a/memory.limit_in_bytes")
        try write("9223372036854771712\n", to: "sys/fs/cgroup/memory/memory.limit_in_bytes")
        #expect(found.bytes == 1_000_000)
    }

    @Test("a system that does not tell sets no bound")
    func unknown() throws {
        let empty = MemoryAtHand(root: BytePath(folder.path("nowhere")))
        #expect(empty.bytes == nil)
        #expect(empty.budget == .max)
    }
}
