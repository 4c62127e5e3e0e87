package import FileSystem
package import ThumbnailModel

/// What keeps a run from starting or going on, as against what costs one photo.
package enum RunError: Error, Sendable {
    /// An INPUT does not exist or cannot be read.
    case inputUnreadable(BytePath, SystemError)
    /// OUTPUT cannot be created or written.
    case outputUnwritable(BytePath, SystemError)
    /// A page of a contact sheet cannot be made; why not.
    case pageFailed(String)
    /// OUTPUT is an INPUT, or holds one.
    case outputHoldsInput(BytePath)
    /// The report of the run cannot be written.
    case reportUnwritable(BytePath, SystemError)
}
