/// A place in a text, counted in lines and characters from 1.
package struct YAMLMark: Hashable, Comparable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The character within the line, from 1.
    package let column: Int

    /// A place at a line and a character of it.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first place of a text.
    package static let start = YAMLMark(line: 1, column: 1)

    /// Earlier places come first.
    package static func < (left: YAMLMark, right: YAMLMark) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
