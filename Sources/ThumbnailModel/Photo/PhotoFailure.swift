/// Why one photo, or one branch of it, did not become what was asked.
package struct PhotoFailure: Error, Hashable, Sendable {
    /// The photo's path below its input.
    package var source: BytePath
    /// The name of the stage that failed.
    package var stage: String
    /// A stable kebab-case name of the fault.
    package var code: String
    /// What is wrong, for a person; no path, no stage.
    package var message: String
    /// What a library said of it, for a person; it may differ from run to run.
    package var detail: String?

    /// A failure of a photo at a stage.
    package init(source: BytePath, stage: String, code: String, message: String, detail: String? = nil) {
        self.source = source
        self.stage = stage
        self.code = code
        self.message = message
        self.detail = detail
    }
}
