import FileSystem
import ThumbnailModel

/// Why a file could not be put under its name.
struct WriteFault: Error {
    let path: BytePath
    let error: SystemError
}
