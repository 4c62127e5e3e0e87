/// A stage that threw; what would have followed from its value did not run.
package struct StageFailure: Error {
    /// The name of the stage.
    package let stage: String

    /// What it threw.
    package let error: any Error

    /// Makes the record of a failure.
    package init(stage: String, error: any Error) {
        self.stage = stage
        self.error = error
    }
}
