/// Which part of a distributed run is to be done.
enum ShardChoice: Hashable, Sendable {
    /// The part that the environment of a CI job names.
    case automatic
    /// A part, from 1 to `count`.
    case part(Int, count: Int)

    /// Reads `auto` or `2/5`; nil for other text.
    init?(_ text: String) {
        if text == "auto" {
            self = .automatic
            return
        }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let part = numbers[0], let count = numbers[1], part >= 1, part <= count else {
            return nil
        }
        self = .part(part, count: count)
    }
}
