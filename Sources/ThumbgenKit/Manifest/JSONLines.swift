import FileSystem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the lists of a JSON file, a line an element.
struct JSONLines {
    private let encoder: JSONEncoder
    private var isEmpty = true

    init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// A value as JSON on one line.
    func encoded(_ value: some Encodable) throws -> [UInt8] {
        try Array(encoder.encode(value))
    }

    /// Adds an element to the list that is open; the first one opens it.
    mutating func append(_ value: some Encodable, to file: inout FileEdition) throws {
        try file.append(Array((isEmpty ? "[\n" : ",\n").utf8))
        try file.append(try encoded(value))
        isEmpty = false
    }

    /// Ends the list.
    mutating func end(in file: inout FileEdition) throws {
        try file.append(Array((isEmpty ? "[]" : "\n]").utf8))
        isEmpty = true
    }
}
