package import ThumbnailModel

/// What a caller should tell of how the state was found.
package enum StateNotice: Hashable, Sendable {
    /// There was none, so that everything is new.
    case created
    /// There was one that cannot be used; it was moved aside and an empty one took its place.
    case rebuilt(StateDamage, setAside: BytePath)
    /// There was one that cannot be used; as nothing may be written it was left and taken for empty.
    case ignored(StateDamage)
}
