/// A number of bytes as people write it: `2G`, `1.5Gi`, `500M`.
struct ByteCount: Hashable, Sendable {
    /// The bytes, at least 1.
    var bytes: Int

    private static let units: [String: Double] = [
        "": 1, "k": 1e3, "m": 1e6, "g": 1e9, "t": 1e12,
        "ki": 1024, "mi": 1_048_576, "gi": 1_073_741_824, "ti": 1_099_511_627_776,
    ]

    /// Reads a number and its unit, in letters of either case, with or without a `B` at the end; nil for other text.
    init?(_ text: String) {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        var unit = text.dropFirst(number.count).lowercased()
        if unit.last == "b" { unit.removeLast() }
        guard let factor = ByteCount.units[unit], let amount = Double(number) else { return nil }
        guard let bytes = Int(exactly: (amount * factor).rounded(.down)), bytes > 0 else { return nil }
        self.bytes = bytes
    }
}
