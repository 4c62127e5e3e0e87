import FileSystem
import StateStore
import ThumbnailModel

extension StateStoreError {
    /// The error in words.
    var message: String {
        switch self {
        case .locked(let holder, let lock):
            "another run\(holder.map { " (process \($0.process) on \($0.host))" } ?? "") works on this OUTPUT; "
                + "wait until it is through, the lock is '\(lock.display)'"
        case .inaccessible(let path, let number):
            "the state of earlier runs cannot be used: '\(path.display)': \(SystemError(number: number).message)"
        case .damaged: "the state of earlier runs is damaged; run again"
        case .database(_, let message): "the state cannot be read or written: \(message)"
        case .readOnly, .closed: "a fault of thumbgen itself: \(code)"
        }
    }

    /// The status the program ends with.
    var exitStatus: ExitStatus {
        switch self {
        case .locked, .inaccessible, .database: .outputUnwritable
        case .damaged, .readOnly, .closed: .internalFault
        }
    }
}
