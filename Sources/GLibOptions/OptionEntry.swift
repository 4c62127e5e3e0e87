/// An option as a parser needs it.
package struct OptionEntry: Hashable, Sendable {
    /// The name after `--`.
    package var name: String
    /// The letter after `-`.
    package var letter: Character?
    /// Whether no value follows.
    package var isSwitch: Bool
    /// Whether help leaves it out.
    package var isHidden: Bool
    /// What it does.
    package var help: String?
    /// What stands for its value in help.
    package var placeholder: String?

    /// An option of a name.
    package init(
        _ name: String,
        letter: Character? = nil,
        isSwitch: Bool,
        isHidden: Bool = false,
        help: String? = nil,
        placeholder: String? = nil
    ) {
        self.name = name
        self.letter = letter
        self.isSwitch = isSwitch
        self.isHidden = isHidden
        self.help = help
        self.placeholder = placeholder
    }
}
