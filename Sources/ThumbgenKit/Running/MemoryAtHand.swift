import FileSystem
package import ThumbnailModel

/// How much memory the machine, or the container around the process, has to give.
package struct MemoryAtHand: Hashable, Sendable {
    /// The bytes; nil where the system does not tell.
    package let bytes: Int?

    /// Asks the system, whose files are looked for below a root.
    package init(root: BytePath = BytePath("/")) {
        let files = SystemFiles(root: root)
        bytes = ([files.available] + files.limits).compactMap(\.self).min()
    }

    /// What a run may use of it for pictures where it is not told otherwise: half, for the machine has other work too.
    package var budget: Int { bytes.map { max(1, $0 / 2) } ?? .max }
}

/// What Linux tells of its memory.
private struct SystemFiles {
    let root: BytePath

    /// What can be had without swapping.
    var available: Int? {
        let line = lines(of: "proc/meminfo").first { $0.hasPrefix("MemAvailable:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }

    /// The limits of the control groups the process is in, those above included.
    var limits: [Int?] {
        lines(of: "proc/self/cgroup").flatMap { line -> [Int?] in
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3 else { return [] }
            let groups = ancestors(of: fields[2])
            if fields[0] == "0", fields[1].isEmpty { return groups.map { number(in: "sys/fs/cgroup\($0)/memory.max") } }
            guard fields[1].split(separator: ",").contains("memory") else { return [] }
            return groups.map { number(in: "sys/fs/cgroup/memory\($0)/memory.limit_in_bytes") }
        }
    }

    /// A group and all above it, up to the nameless one at the top.
    private func ancestors(of group: Substring) -> [String] {
        group.split(separator: "/").reduce(into: [""]) { $0.append("\($0.last ?? "")/\($1)") }
    }

    /// The number in a file; nil where there is none, as where it says `max`.
    private func number(in file: String) -> Int? {
        lines(of: file).first.flatMap { Int($0) }
    }

    private func lines(of file: String) -> [Substring] {
        guard let bytes = try? WholeFile.read(root.appending(BytePath(file))) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
}
