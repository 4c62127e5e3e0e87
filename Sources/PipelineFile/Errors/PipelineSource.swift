/// The text of a pipeline file, kept to show where an error is.
package struct PipelineSource: Hashable, Sendable {
    /// The name the file was asked for by, fit to be shown.
    package let name: String
    private let bytes: [UInt8]

    /// The text of a file.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// The text of a line, counted from 1, without control characters; nil behind the end.
    package func line(_ number: Int) -> String? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
        guard number >= 1, number <= lines.count else { return nil }
        // Tabs and returns become blanks, so that the caret stands under its character.
        return String(
            String.UnicodeScalarView(
                String(decoding: lines[number - 1], as: UTF8.self).unicodeScalars.map { scalar in
                    scalar.properties.generalCategory == .control ? " " : scalar
                }
            )
        )
    }
}
