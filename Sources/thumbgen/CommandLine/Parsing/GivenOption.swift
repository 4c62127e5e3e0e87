/// One use of an option.
struct GivenOption: Sendable {
    /// The option.
    var option: CommandOption
    /// Its value; empty for a switch.
    var value: [UInt8]
}
