import ThumbnailModel

/// A candidate that has to be opened.
struct SurveyRequest: Sendable {
    /// The file.
    let source: SourcePhoto
    /// Whether an earlier run knew a file of its path.
    let isKnown: Bool
    /// Whether its content has to be hashed, and not its header alone be read.
    let needsContent: Bool
}
