extension BytePath {
    /// The path as text that can be turned back into its bytes: valid UTF-8 as it is, any other byte as `%XX`, and a `%`
    /// that could be taken for such an escape as `%25`. Used in the manifest and in machine-readable output.
    package var text: String {
        if !bytes.contains(.percent), let valid = String(validating: bytes, as: UTF8.self) { return valid }
        return escaped(keepingControls: true)
    }

    /// The path as a person may see it on a terminal: like `text`, with control characters escaped as well.
    package var display: String {
        escaped(keepingControls: false)
    }

    /// The path as a relative URL: every byte outside the unreserved characters and the slash as `%XX`.
    package var urlPath: String {
        var url = ""
        for byte in bytes {
            if byte == .slash || BytePath.isUnreserved(byte) {
                url.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                url += BytePath.escape(byte)
            }
        }
        return url
    }

    /// The path that `text` stands for: the inverse of `BytePath.text`.
    package init(text: String) {
        let coded = Array(text.utf8)
        var plain: [UInt8] = []
        var index = 0
        while index < coded.count {
            if coded[index] == .percent, index + 2 < coded.count,
                let high = BytePath.hexValue(coded[index + 1]), let low = BytePath.hexValue(coded[index + 2])
            {
                plain.append(high << 4 | low)
                index += 3
            } else {
                plain.append(coded[index])
                index += 1
            }
        }
        self.init(plain)
    }

    private func escaped(keepingControls: Bool) -> String {
        var shown = ""
        var rest = bytes[...]
        while let byte = rest.first {
            let ambiguous =
                byte == .percent && rest.count > 2
                && rest.dropFirst().prefix(2).allSatisfy { BytePath.hexValue($0) != nil }
            if !ambiguous, let (scalar, length) = BytePath.firstScalar(of: rest),
                keepingControls || !BytePath.isControl(scalar)
            {
                shown.unicodeScalars.append(scalar)
                rest = rest.dropFirst(length)
            } else {
                shown += BytePath.escape(byte)
                rest = rest.dropFirst()
            }
        }
        return shown
    }

    private static func firstScalar(of bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
        var decoder = UTF8()
        var iterator = bytes.prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// Control characters, and the marks that reverse the direction of the text after them.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: scalar != "\u{200D}"
        default: false
        }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~": true
        default: false
        }
    }

    private static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }
}

extension UTF8 {
    /// How many bytes the scalar takes.
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x1_0000: 3
        default: 4
        }
    }
}
