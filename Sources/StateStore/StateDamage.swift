/// Why a state file that is there cannot be used.
package enum StateDamage: Hashable, Sendable {
    /// It is a folder, a device or another thing that is no regular file.
    case notAFile
    /// It has no bytes.
    case empty
    /// It is no SQLite database, or one whose inside is broken; with SQLite's own words.
    case corrupt(String)
    /// It is the database of another application, which carries this application id.
    case foreign(applicationID: Int)
    /// It was laid out by another version of this program.
    case otherVersion(found: Int, expected: Int)

    /// A stable kebab-case name of the damage.
    package var code: String {
        switch self {
        case .notAFile: "not-a-file"
        case .empty: "empty"
        case .corrupt: "corrupt"
        case .foreign: "foreign"
        case .otherVersion: "other-version"
        }
    }
}
