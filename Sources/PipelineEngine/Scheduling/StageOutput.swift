/// A value given by a stage whose value no other stage takes.
package struct StageOutput: Sendable {
    /// The name of the stage.
    package let stage: String

    /// The value.
    package let value: any Sendable

    /// Makes the record of an output.
    package init(stage: String, value: any Sendable) {
        self.stage = stage
        self.value = value
    }
}
