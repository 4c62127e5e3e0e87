package import StateStore
package import ThumbnailModel

/// Something that costs no photo but that a person should know.
package enum RunNotice: Hashable, Sendable {
    /// Photos whose outputs carry more than their name, because other photos have it too.
    case namesToldApart([BytePath])
    /// Links that were not followed.
    case linksSkipped([BytePath])
    /// The state of earlier runs is not as they left it.
    case state(StateNotice)
    /// Paths of a selection that are no photo of the inputs.
    case selectedPhotosMissing([BytePath])
}
