package import ThumbnailModel

/// Something that costs no photo but that a person should know.
package enum RunNotice: Hashable, Sendable {
    /// Photos whose outputs carry more than their name, because other photos have it too.
    case namesToldApart([BytePath])
    /// Links that were not followed.
    case linksSkipped([BytePath])
    /// Paths of a selection that are no photo of the inputs.
    case selectedPhotosMissing([BytePath])
}
