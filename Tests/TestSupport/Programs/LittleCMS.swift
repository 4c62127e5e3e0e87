/// The `transicc` command line: colour conversions by LittleCMS itself.
package enum LittleCMS {
    /// Whether the program is there.
    package static let isInstalled: Bool = {
        let result = try? ChildProcess(Array("transicc".utf8), [Array("-h".utf8)]).wait()
        return result.map { $0.ending != .exited(127) } ?? false
    }()

    /// A colour in sRGB, 0 to 255: relative colorimetric with black-point compensation.
    ///
    /// - Parameters:
    ///   - values: 0 to 255 for grey, red, green and blue; 0 to 100 for inks; plain numbers for L*a*b*.
    ///   - profile: what the values mean: the path of a profile, or `*Lab`.
    /// - Throws: `ToolError`.
    package static func sRGB(_ values: [Double], of profile: [UInt8]) throws -> [Double] {
        let options = ["-t1", "-b", "-n", "-o", "*sRGB", "-i"].map { Array($0.utf8) }
        let text = values.map { "\($0)" }.joined(separator: " ") + "\n"
        let result = try ChildProcess(Array("transicc".utf8), options + [profile], input: Array(text.utf8)).wait()
        let numbers = result.outputText.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard result.ending == .exited(0), numbers.count == 3 else { throw ToolError("transicc", result) }
        return numbers
    }
}
