import Glibc

/// A file path as the system knows it: bytes, in no particular encoding, compared byte by byte.
package struct BytePath: Hashable, Comparable, Sendable {
    /// The bytes of the path, without a closing NUL.
    package var bytes: [UInt8]

    /// A path of exactly these bytes.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The path whose bytes are the UTF-8 of `text`.
    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Orders by bytes, so that no locale or Unicode form changes it.
    package static func < (left: BytePath, right: BytePath) -> Bool {
        left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                guard let start = left.baseAddress, let other = right.baseAddress else {
                    return left.count < right.count
                }
                let order = memcmp(start, other, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }

    /// Whether there are no bytes at all: the folder a relative path starts from.
    package var isEmpty: Bool { bytes.isEmpty }

    /// The path of `component` below this folder; an empty folder adds nothing.
    package func appending(_ component: BytePath) -> BytePath {
        if bytes.isEmpty { return component }
        if component.isEmpty { return self }
        let separator: [UInt8] = bytes.last == .slash ? [] : [.slash]
        return BytePath(bytes + separator + component.bytes)
    }

    /// The path with these bytes added to its last component.
    package func appendingBytes(_ more: some Sequence<UInt8>) -> BytePath {
        BytePath(bytes + more)
    }

    /// What follows the last slash.
    package var lastComponent: BytePath {
        BytePath(Array(bytes[startOfLastComponent...]))
    }

    /// What stands before the last slash: empty when there is none, `/` for what lies in the root.
    package var parent: BytePath {
        let start = startOfLastComponent
        return BytePath(Array(bytes[..<(start > 1 ? start - 1 : start)]))
    }

    /// The components between the slashes, without empty ones.
    package var components: [BytePath] {
        bytes.split(separator: .slash).map { BytePath(Array($0)) }
    }

    /// The last component without its extension; a leading dot starts no extension.
    package var stem: BytePath {
        let name = lastComponent.bytes
        return BytePath(Array(name[..<BytePath.endOfStem(in: name)]))
    }

    /// The extension without its dot, as written; empty when there is none.
    package var fileExtension: BytePath {
        let name = lastComponent.bytes
        return BytePath(Array(name[BytePath.endOfStem(in: name)...].dropFirst()))
    }

    /// Whether the last component starts with a dot, as hidden files and AppleDouble companions do.
    package var isHidden: Bool { lastComponent.bytes.first == .dot }

    private var startOfLastComponent: Int {
        (bytes.lastIndex(of: .slash) ?? -1) + 1
    }

    private static func endOfStem(in name: [UInt8]) -> Int {
        guard let dot = name.lastIndex(of: .dot), dot > 0 else { return name.count }
        return dot
    }
}

extension UInt8 {
    /// `/`
    package static let slash = UInt8(ascii: "/")
    /// `.`
    package static let dot = UInt8(ascii: ".")
    /// `%`
    package static let percent = UInt8(ascii: "%")
}
