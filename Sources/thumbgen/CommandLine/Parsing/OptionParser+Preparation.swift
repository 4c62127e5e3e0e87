extension OptionParser {
    /// The arguments as GLib can take them, which has no `-j4` and overlooks the value in `--force=yes`.
    static func prepared(_ words: [[UInt8]], of command: Command) throws(UsageError) -> [[UInt8]] {
        var prepared: [[UInt8]] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == Array("--".utf8) { return prepared + [word] + rest }
            let parts = try parts(of: word, of: command)
            prepared += parts.words
            // What follows an option that takes a value is that value, whatever it looks like.
            if parts.awaitValue, let value = rest.popFirst() { prepared.append(value) }
        }
        return prepared
    }

    /// An argument, taken apart where an option's letter and value share it; whether a value is to follow.
    private static func parts(
        of word: [UInt8],
        of command: Command
    ) throws(UsageError) -> (words: [[UInt8]], awaitValue: Bool) {
        if word.starts(with: "--".utf8) {
            let name = word.prefix { $0 != UInt8(ascii: "=") }
            let option = option(written: String(decoding: name, as: UTF8.self), of: command)
            if let option, option.isSwitch, name.count < word.count { throw .unexpectedValue(option.name) }
            return ([word], option?.isSwitch == false && name.count == word.count)
        }
        guard word.first == UInt8(ascii: "-") else { return ([word], false) }
        let end = word.indices.dropFirst().first { index in
            option(written: "-\(Character(Unicode.Scalar(word[index])))", of: command)?.isSwitch == false
        }
        guard let end, end + 1 < word.count else { return ([word], end != nil) }
        return ([Array(word[...end]), Array(word[(end + 1)...])], false)
    }
}
