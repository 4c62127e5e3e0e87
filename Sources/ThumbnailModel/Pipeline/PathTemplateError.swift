/// What can be wrong with a path template.
package enum PathTemplateError: Error, Hashable, Sendable {
    /// A brace opens and does not close.
    case unclosedBrace
    /// A field that does not exist.
    case unknownField(String)
    /// A pattern of a capture time with letters other than `yyyy MM dd HH mm ss`.
    case unknownPattern(String)
    /// The template starts with a slash or climbs with `..`.
    case leavesOutput
    /// The template is empty or ends with a slash.
    case noFileName
}
