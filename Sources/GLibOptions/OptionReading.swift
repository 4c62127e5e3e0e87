/// What stands on a command line.
package struct OptionReading: Sendable {
    /// The options as written and their values, empty for switches.
    package var options: [(written: String, value: [UInt8])] = []
    /// Everything that is no option.
    package var arguments: [[UInt8]] = []
    /// The first option that is not known.
    package var unknown: [UInt8]?
    /// An option at the end of the line that lacks its value, as written.
    package var missingValue: String?
}
