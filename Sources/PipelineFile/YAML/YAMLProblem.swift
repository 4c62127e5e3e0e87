/// Why a text is no YAML that can be read.
package enum YAMLProblem: Hashable, Sendable {
    /// More bytes than a pipeline file may have.
    case tooLarge(limit: Int)
    /// Lists and maps within each other deeper than allowed.
    case tooDeep(limit: Int)
    /// Aliases that would write out more values than allowed.
    case tooManyAliases(limit: Int)
    /// A byte that belongs to no UTF-8 character.
    case notUTF8
    /// An alias whose anchor does not stand before it.
    case unknownAlias(String)
    /// A tag: `!name`.
    case tag(String)
    /// A second document behind `---`.
    case secondDocument
    /// A tab where a line is indented.
    case tab
    /// What libyaml found wrong, in its words.
    case syntax(String)
}
