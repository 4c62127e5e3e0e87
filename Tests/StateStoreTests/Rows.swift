import StateStore
import ThumbnailModel

/// Rows whose every column differs from the others, and from those of another number.
enum Rows {
    /// A path that is no UTF-8 and whose order differs from that of its number as text.
    static func path(_ number: Int) -> BytePath {
        BytePath([0x66, 0x2f, 0xff, 0xfe, 0x80] + Array(String(1_000_000 + number).utf8))
    }

    static func source(_ number: Int) -> KnownSource {
        KnownSource(
            path: path(number),
            size: 10_000 + number,
            modified: 1_700_000_000_123_456_789 + number,
            changed: 1_800_000_000_987_654_321 + number,
            inode: .max - UInt64(number),
            content: hash("source \(number)"),
            metadata: [0, 1, 2, UInt8(truncatingIfNeeded: number), 0]
        )
    }

    static func rendition(_ number: Int, scale: Int = 2) -> KnownRendition {
        KnownRendition(
            output: path(number).appendingBytes("@\(scale)x.jpg".utf8),
            source: path(number),
            stage: "thumbs",
            recipe: "decode max-pixels=268M | resize to=cell scale=\(scale) | encode jpeg",
            content: hash("source \(number)"),
            versions: "vips 8.14.1, jpeg 62",
            size: 5_000 + number,
            modified: 1_600_000_000_111_222_333 + number,
            hash: hash("rendition \(number) at \(scale)"),
            details: [0xff, UInt8(truncatingIfNeeded: number), 0]
        )
    }

    static func failure(_ number: Int, recipe: String = "decode | resize") -> KnownFailure {
        KnownFailure(
            content: hash("source \(number)"),
            recipe: recipe,
            versions: "vips 8.14.1",
            stage: "pixels",
            code: "truncated",
            message: "ends at byte \(number) – “half”\u{0} a picture"
        )
    }

    static func document(_ name: String) -> KnownDocument {
        KnownDocument(path: BytePath(name), inputs: hash(name), size: 77, modified: 1_500_000_000_000_000_001)
    }

    static func hash(_ text: String) -> ContentHash { ContentHash(of: Array(text.utf8)) }
}
