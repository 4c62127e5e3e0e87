import Foundation
import StateStore
import Testing
import ThumbnailModel

@Suite("One run at a time")
struct RunLockTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var lockPath: BytePath { folder.path.appending(BytePath(".thumbgen/lock")) }

    @Test("A second run is told who holds the folder, and gets in after the first")
    func secondRun() throws {
        let first = try RunStore.open(folder: folder.path)
        first.sign()
        let error = #expect(throws: StateStoreError.self) { try RunStore.open(folder: folder.path) }
        guard case .locked(let holder?, let lock)? = error else {
            Issue.record("not locked: \(String(describing: error))")
            return
        }
        #expect(holder.process == getpid())
        #expect(holder.host == hostName())
        #expect(lock == lockPath)
        first.record(Rows.source(1))
        try first.close()
        #expect(try RunStore.open(folder: folder.path).sources().all() == [Rows.source(1)])
    }

    private static let tool = "/usr/bin/flock"

    @Test(
        "Another process holds the lock until it is killed",
        .enabled(if: FileManager.default.isExecutableFile(atPath: tool), "flock is not installed")
    )
    func otherProcess() throws {
        try RunStore.open(folder: folder.path).close()
        let holder = Process()
        holder.executableURL = URL(fileURLWithPath: Self.tool)
        holder.arguments = ["--no-fork", folder.state.appending(path: "lock").path, "sh", "-c", "echo held; exec cat"]
        let (input, output) = (Pipe(), Pipe())
        holder.standardInput = input
        holder.standardOutput = output
        try holder.run()
        _ = output.fileHandleForReading.availableData
        #expect(throws: StateStoreError.locked(by: nil, lock: lockPath)) {
            try RunStore.open(folder: folder.path)
        }
        #expect(try RunStore.open(folder: folder.path, access: .reading).sources().all().isEmpty)
        kill(holder.processIdentifier, SIGKILL)
        holder.waitUntilExit()
        #expect(try RunStore.open(folder: folder.path).notices.isEmpty)
    }

    @Test("A run that changes nothing leaves the lock as it is; one that does takes its name out when it is through")
    func signature() throws {
        try RunStore.open(folder: folder.path).close()
        let url = folder.state.appending(path: "lock")
        let before = try FileManager.default.attributesOfItem(atPath: url.path)
        let idle = try RunStore.open(folder: folder.path)
        #expect(!idle.followsDeadRun)
        try idle.close()
        let after = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)

        let busy = try RunStore.open(folder: folder.path)
        busy.record(Rows.source(1))
        try busy.flush()
        #expect(try String(contentsOf: url, encoding: .utf8) == "\(getpid()) \(hostName())\n")
        try busy.close()
        #expect(try Data(contentsOf: url).isEmpty)
    }

    @Test("A lock file that a dead run left is no lock, but tells of its death until the next is through")
    func stale() throws {
        try FileManager.default.createDirectory(at: folder.state, withIntermediateDirectories: true)
        try Data("999999 elsewhere\n".utf8).write(to: folder.state.appending(path: "lock"))
        let store = try RunStore.open(folder: folder.path)
        #expect(store.notices == [.created])
        #expect(store.followsDeadRun)
        let line = try String(contentsOf: folder.state.appending(path: "lock"), encoding: .utf8)
        #expect(line == "\(getpid()) \(hostName())\n")
        try store.close()
        #expect(try !RunStore.open(folder: folder.path).followsDeadRun)
    }

    @Test("A folder that cannot be made is named with the system's reason")
    func inaccessible() throws {
        let file = folder.url.appending(path: "file")
        try Data([1]).write(to: file)
        let path = BytePath(file.path)
        #expect(throws: StateStoreError.inaccessible(path.appending(BytePath(".thumbgen")), errno: ENOTDIR)) {
            try RunStore.open(folder: path)
        }
    }

    private func hostName() -> String {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count)
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
