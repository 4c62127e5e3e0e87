import StateStore
import ThumbnailModel

/// A candidate that has to be opened.
struct SurveyRequest: Sendable {
    /// The file.
    let source: SourcePhoto
    /// What an earlier run knew of its path.
    let known: KnownSource?
    /// Whether its content has to be hashed, and not its header alone be read.
    let needsContent: Bool
}
