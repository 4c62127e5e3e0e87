import Glibc
import Synchronization
package import ThumbnailModel

/// Writes files so that a final name only ever stands for a whole one: into a file beside the place, then renamed.
package enum AtomicFile {
    /// How the names of files that are not whole yet start; what a killed run leaves behind is known by it.
    package static let temporaryPrefix = Array(".thumbgen-".utf8)
    /// How they end.
    package static let temporarySuffix = Array(".tmp".utf8)

    private static let counter = Atomic<Int>(0)

    /// Puts `contents` under a name, replacing what was there; on failure nothing new is left behind.
    package static func write(_ contents: [UInt8], to path: BytePath) throws(SystemError) {
        var draft = try FileDraft(of: path)
        try draft.append(contents)
        try draft.commit()
    }

    /// Puts a second name to the content of a file, or a copy where the file system has no second names.
    package static func link(_ original: BytePath, to path: BytePath) throws(SystemError) {
        let temporary = temporaryPath(beside: path)
        guard original.withCString({ old in temporary.withCString { Glibc.link(old, $0) } }) == 0 else {
            return try write(try WholeFile.read(original), to: path)
        }
        // Also after success: renaming between two names of one content leaves both.
        defer { _ = temporary.withCString { unlink($0) } }
        guard temporary.withCString({ old in path.withCString { rename(old, $0) } }) == 0 else { throw .last }
    }

    /// Whether a file name is one of ours that never became whole: the prefix, two numbers, the suffix.
    package static func isTemporary(_ name: BytePath) -> Bool {
        let (bytes, affixes) = (name.bytes, temporaryPrefix.count + temporarySuffix.count)
        guard bytes.count > affixes, bytes.starts(with: temporaryPrefix),
            bytes.suffix(temporarySuffix.count) == temporarySuffix[...]
        else { return false }
        let numbers = bytes.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count)
            .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(digits.contains) }
    }

    /// A name in the same folder, so that renaming stays within the file system, and short whatever the final name is.
    package static func temporaryPath(beside path: BytePath) -> BytePath {
        let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
        let name = temporaryPrefix + Array("\(getpid())-\(number)".utf8) + temporarySuffix
        return path.parent.appending(BytePath(name))
    }
}
