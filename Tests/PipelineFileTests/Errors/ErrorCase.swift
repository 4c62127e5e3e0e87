import Testing

/// A pipeline file that is refused, and the whole text that says so.
struct ErrorCase: Sendable, CustomTestStringConvertible {
    /// What the schema says of the same file.
    enum Schema {
        /// It sees the mistake as well.
        case refuses
        /// It cannot know better.
        case accepts
        /// The file is no YAML, or holds nothing that a schema is made for.
        case cannotRead
    }

    let file: String
    let schema: Schema
    let message: String

    /// A file as it stands.
    init(file: String, schema: Schema, message: String) {
        self.file = file
        self.schema = schema
        self.message = message
    }

    /// A plain pipeline in which `lines` stand for those of the same key, or follow at the end.
    init(lines: [String], schema: Schema, message: String) {
        var all = ErrorCase.plain
        for line in lines {
            let key = line.prefix { $0 != ":" }
            if let index = all.firstIndex(where: { $0.prefix { $0 != ":" } == key }) {
                all[index] = line
            } else {
                all.append(line)
            }
        }
        self.init(file: all.map { $0 + "\n" }.joined(), schema: schema, message: message)
    }

    var testDescription: String { String(message.prefix { $0 != "\n" }) }

    static let all = gridCases + valueCases + edgeCases + pathCases + textCases

    private static let plain = [
        "version: 1",
        "grid: { columns: 3 }",
        "stages:",
        "  photos: { use: discover }",
        "  exif: { use: exif, from: photos }",
        "  pixels: { use: decode, from: exif }",
        "  cells: { use: resize, from: pixels }",
        "  jpeg: { use: encode, from: cells }",
        "  thumbs: { use: write, from: jpeg }",
    ]
}
