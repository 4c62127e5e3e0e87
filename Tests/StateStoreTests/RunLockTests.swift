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
        #expect(throws: StateStoreError.locked(by: LockHolder(process: getpid(), host: hostName()), lock: lockPath)) {
            try RunStore.open(folder: folder.path)
        }
        #expect(try RunStore.open(folder: folder.path, access: .reading).sources().all().isEmpty)
        kill(holder.processIdentifier, SIGKILL)
        holder.waitUntilExit()
        #expect(try RunStore.open(folder: folder.path).notices.isEmpty)
    }

    @Test("A lock file that a dead run left is no lock")
    func stale() throws {
        try FileManager.default.createDirectory(at: folder.state, withIntermediateDirectories: true)
        try Data("999999 elsewhere\n".utf8).write(to: folder.state.appending(path: "lock"))
        #expect(try RunStore.open(folder: folder.path).notices == [.created])
        let line = try String(contentsOf: folder.state.appending(path: "lock"), encoding: .utf8)
        #expect(line == "\(getpid()) \(hostName())\n")
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
