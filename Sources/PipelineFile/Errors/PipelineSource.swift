/// The text of a pipeline file, kept to show where an error is.
package struct PipelineSource: Hashable, Sendable {
    /// The name the file was asked for by, fit to be shown.
    package let name: String
    private let lines: [[UInt8]]

    /// The text of a file.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// So many characters of a line, behind the first `start`; nil where the line is blank or not there.
    func excerpt(of line: Int, from start: Int, count: Int) -> String? {
        guard lines.indices.contains(line - 1) else { return nil }
        let part = String(decoding: lines[line - 1], as: UTF8.self).unicodeScalars.dropFirst(start).prefix(count)
        // A tab becomes a blank, so that a caret stands under its character.
        let cleaned = part.map { scalar in scalar == "\t" || scalar == "\r" ? " " : scalar }
        let text = cleaned.reversed().drop { $0 == " " }.reversed()
        return text.isEmpty ? nil : String(String.UnicodeScalarView(text)).shown
    }
}
