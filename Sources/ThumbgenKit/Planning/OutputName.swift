import StateStore
import ThumbnailModel

/// What a photo's outputs are called by, and how far that had to be told apart from other photos' names.
struct OutputName: Hashable, Sendable {
    /// How a name is told apart.
    enum Distinction: Int, Comparable, Sendable {
        /// The photo's own name.
        case plain
        /// Its extension behind the name: `IMG_1-heic`.
        case fileExtension
        /// A hash of its path behind that: `IMG_1-heic-1f3a90c2`.
        case pathHash

        static func < (left: Distinction, right: Distinction) -> Bool { left.rawValue < right.rawValue }
    }

    /// The photo's path below its input.
    let source: BytePath
    /// How its name is told apart.
    var distinction = Distinction.plain

    /// The name itself, without folder and extension.
    var stem: BytePath { source.stem.appendingBytes(mark) }

    /// What tells the name apart, to stand behind it; empty for the plain name.
    var mark: [UInt8] {
        if distinction == .plain { return [] }
        let fileExtension = [.hyphen] + source.fileExtension.bytes.map(OutputName.lowercased)
        if distinction == .fileExtension { return fileExtension }
        return fileExtension + [.hyphen] + Array(ContentHash(of: source.bytes).shortText.utf8)
    }

    /// The small letter of a capital one of ASCII.
    static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension UInt8 {
    /// `-`
    static let hyphen = UInt8(ascii: "-")
}
