package import ThumbnailModel

extension ImageFormat {
    /// The format that a file's first bytes announce; nil where they announce none that is known.
    ///
    /// - Parameter content: a file. 4096 bytes of its start tell all formats but RAW ones, which may look like TIFF.
    package init?(content: UnsafeRawBufferPointer) {
        let head = [UInt8](content.prefix(4096))
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if let format = ImageFormat.isoMedia(head) {
            self = format
        } else if RawSignature.matches(content) {
            self = .raw
        } else if ImageFormat.tiffMarks.contains(where: { head.starts(with: $0) }) {
            self = .tiff
        } else if head.starts(with: [0xFF, 0x0A]) || head.starts(with: ImageFormat.box("JXL ")) {
            self = .jxl
        } else if head.starts(with: ImageFormat.box("jP  ")) || head.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
            self = .jp2
        } else if head.starts(with: "%PDF-".utf8) {
            self = .pdf
        } else if ImageFormat.isSVG(head) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Classic and big TIFF, little and big endian.
    private static let tiffMarks: [[UInt8]] = [
        [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], [0x49, 0x49, 0x2B, 0], [0x4D, 0x4D, 0, 0x2B],
    ]

    /// The signature box that files of the JPEG family start with.
    private static func box(_ type: String) -> [UInt8] {
        [0, 0, 0, 12] + type.utf8 + [0x0D, 0x0A, 0x87, 0x0A]
    }

    /// HEIC, AVIF or the RAW of Canon by the brands of the `ftyp` box: the major one, then the compatible ones.
    private static func isoMedia(_ head: [UInt8]) -> ImageFormat? {
        guard head.count >= 16, head[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
        let end = min(max(length, 16), head.count)
        let brands = [8] + stride(from: 16, through: end - 4, by: 4)
        let names = brands.map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) }
        if names.first == "crx " { return .raw }
        if names.contains(where: { $0 == "avif" || $0 == "avis" }) { return .avif }
        let heif = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1"]
        return names.contains(where: heif.contains) ? .heic : nil
    }

    /// An `svg` element, behind nothing but an XML declaration, comments and a document type.
    private static func isSVG(_ head: [UInt8]) -> Bool {
        var text = Substring(String(decoding: head, as: UTF8.self))
        if text.first == "\u{FEFF}" { text.removeFirst() }
        while true {
            text = text.drop(while: \.isWhitespace)
            if text.hasPrefix("<svg") || text.hasPrefix("<svg:svg") { return true }
            if text.hasPrefix("<!--"), let end = text.range(ofCharacters: "-->") {
                text = text[end...]
            } else if text.hasPrefix("<?") || text.hasPrefix("<!DOCTYPE svg"), let end = text.range(ofCharacters: ">") {
                text = text[end...]
            } else {
                return false
            }
        }
    }
}

extension Substring {
    /// The place behind the first occurrence of `mark`; nil where there is none.
    fileprivate func range(ofCharacters mark: String) -> Index? {
        indices.first { self[$0...].hasPrefix(mark) }.map { index($0, offsetBy: mark.count) }
    }
}
