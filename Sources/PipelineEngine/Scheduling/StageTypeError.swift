/// A value of one type was given to work that takes another.
package struct StageTypeError: Error, Hashable {
    /// The type the work takes.
    package let taken: ValueKind

    /// The type that came.
    package let given: ValueKind

    /// Makes the error.
    package init(taken: ValueKind, given: ValueKind) {
        self.taken = taken
        self.given = given
    }
}
