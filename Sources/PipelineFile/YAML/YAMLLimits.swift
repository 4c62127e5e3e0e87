/// How much a text may ask of its reader.
enum YAMLLimits {
    /// Bytes of a text.
    static let bytes = 1_000_000
    /// Lists and maps within each other.
    static let depth = 32
    /// Values that aliases may add when written out.
    static let aliasedNodes = 10_000
}
