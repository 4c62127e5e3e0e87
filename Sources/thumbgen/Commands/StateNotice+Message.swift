import StateStore
import ThumbnailModel

extension StateNotice {
    /// The notice in words.
    var message: String {
        switch self {
        case .created: "no state of earlier runs; everything is made anew"
        case .rebuilt(let damage, let setAside):
            "the state of earlier runs \(damage.message) and was moved to '\(setAside.display)'; everything is checked anew"
        case .ignored(let damage):
            "the state of earlier runs \(damage.message) and is left out of account; everything counts as new"
        }
    }
}

extension StateDamage {
    /// The damage in words, to follow what is damaged.
    fileprivate var message: String {
        switch self {
        case .notAFile: "is damaged (it is no file)"
        case .empty: "is damaged (it is empty)"
        case .corrupt(let detail): "is damaged (\(detail))"
        case .foreign: "is damaged (it belongs to another program)"
        case .otherVersion(let found, let expected):
            "is that of another version (its form is \(found), expected \(expected))"
        }
    }
}
