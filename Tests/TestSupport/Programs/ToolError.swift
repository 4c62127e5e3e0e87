/// A tool that the tests lean on and that failed: what was asked, and its own words.
package struct ToolError: Error, CustomStringConvertible {
    package let description: String

    init(_ tool: String, _ result: ChildProcessResult) {
        description = "\(tool): \(result.ending): \(result.errorText)"
    }
}
