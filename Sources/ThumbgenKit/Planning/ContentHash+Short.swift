import StateStore

extension ContentHash {
    /// The first 48 bits, for names that people see: among a million photos a chance meeting is unlikely, and harmless.
    var shortText: String { String(text.prefix(12)) }
}
