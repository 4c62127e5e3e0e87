/// Why a file has to be made.
package enum RebuildReason: Hashable, Sendable {
    /// The state knows nothing of it.
    case new
    /// The photo is not the one it was made from.
    case contentChanged
    /// A stage's options are not what they were: `quality 80 → 82`.
    case recipeChanged([String])
    /// Another version of the libraries made it.
    case librariesChanged(from: String, to: String)
    /// It is not there.
    case outputMissing
    /// It is not as it was written.
    case outputAltered(bytes: Int, expected: Int)
    /// Everything is to be made anew.
    case forced

    /// A stable kebab-case name of the reason.
    package var code: String {
        switch self {
        case .new: "new"
        case .contentChanged: "content-changed"
        case .recipeChanged: "recipe-changed"
        case .librariesChanged: "libraries-changed"
        case .outputMissing: "output-missing"
        case .outputAltered: "output-altered"
        case .forced: "forced"
        }
    }

    /// The reason in words.
    package var message: String {
        switch self {
        case .new: "new"
        case .contentChanged: "content changed"
        case .recipeChanged(let changes): changes.joined(separator: ", ")
        case .librariesChanged(let from, let to): "\(from) → \(to)"
        case .outputMissing: "output missing"
        case .outputAltered(let bytes, let expected):
            bytes == expected ? "output altered" : "output of \(bytes) bytes instead of \(expected)"
        case .forced: "forced"
        }
    }
}
