import ThumbnailModel

extension ExifBlock {
    /// When the photo was taken: the first of the three times that is a real one, each with the offset and fraction that
    /// belong to it and no other.
    var captured: CaptureTime? {
        time(.dateTimeOriginal, .subSecondOriginal, .offsetOriginal, "DateTimeOriginal")
            ?? time(.dateTimeDigitized, .subSecondDigitized, .offsetDigitized, "DateTimeDigitized")
            ?? time(.dateTime, .subSecond, .offset, "DateTime")
    }

    /// Maker and model, without the maker twice.
    var camera: String? {
        PhotoMetadata.camera(make: text(.make), model: text(.model))
    }

    private func time(_ field: ExifField, _ subSecond: ExifField, _ offset: ExifField, _ tag: String) -> CaptureTime? {
        guard let text = text(field) else { return nil }
        // "2004:05:06 07:08:09", and as some write it "2004-05-06T07:08:09".
        let parts = text.utf8.split(maxSplits: 6, omittingEmptySubsequences: false) { !$0.isDigit }
        let numbers = parts.prefix(6).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == 6 else { return nil }
        return CaptureTime(
            year: numbers[0],
            month: numbers[1],
            day: numbers[2],
            hour: numbers[3],
            minute: numbers[4],
            second: numbers[5],
            fraction: fraction(subSecond),
            offsetMinutes: self.text(offset).flatMap(ExifBlock.minutesEast),
            tag: tag
        )
    }

    /// The digits behind the point of a second: "070" is 0.070, "9" is 0.9.
    private func fraction(_ field: ExifField) -> String {
        guard let text = text(field), text.utf8.allSatisfy(\.isDigit) else { return "" }
        return text
    }

    /// Minutes east of UTC from "+02:00"; nil for anything else.
    static func minutesEast(_ text: String) -> Int? {
        if text == "Z" { return 0 }
        let bytes = Array(text.utf8)
        guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"),
            bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
            bytes[1..<3].allSatisfy(\.isDigit), bytes[4...].allSatisfy(\.isDigit),
            let hours = Int(text.dropFirst().prefix(2)), let minutes = Int(text.suffix(2)), hours <= 14, minutes < 60
        else { return nil }
        return (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (60 * hours + minutes)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (48...57).contains(self) }
}
