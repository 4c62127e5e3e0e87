/// A value of the pipeline that an option sets.
struct PipelineSetting: Hashable, Sendable {
    /// The value's place, such as `grid.columns`.
    var key: String
    /// What it is set to: one value, or as many as a repeatable option was given.
    var values: [String]
    /// Whether the values are the items of a list, each as it is.
    var isList: Bool
    /// The option, to be named where the value does not fit.
    var option: String
}
