import FileSystem
import ThumbgenKit
import ThumbnailModel

extension RunError {
    /// The error in words.
    var message: String {
        switch self {
        case .inputUnreadable(let path, let error): "INPUT '\(path.display)' cannot be read: \(error.message)"
        case .outputUnwritable(let path, let error): "OUTPUT '\(path.display)' cannot be written: \(error.message)"
        case .reportUnwritable(let path, let error): "the report '\(path.display)' cannot be written: \(error.message)"
        case .pageFailed(let reason): "a page of the contact sheet \(reason)"
        case .outputHoldsInput(let path):
            "OUTPUT '\(path.display)' is an INPUT or holds one: thumbnails would become photos of the next run; "
                + "name a folder beside or inside INPUT"
        }
    }

    /// The status the program ends with.
    var exitStatus: ExitStatus {
        switch self {
        case .inputUnreadable: .inputUnreadable
        case .outputUnwritable, .pageFailed, .reportUnwritable: .outputUnwritable
        case .outputHoldsInput: .usage
        }
    }
}
