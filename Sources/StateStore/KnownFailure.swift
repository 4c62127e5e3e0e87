/// A content that a recipe could not be made from, so that the next run does not fall over it again.
package struct KnownFailure: Hashable, Sendable {
    /// The hash of the photo.
    package var content: ContentHash
    /// The parameters of the stages that were to be run, as canonical text; one failure is kept for each.
    package var recipe: String
    /// The versions of the libraries that failed, as text.
    package var versions: String
    /// The name of the stage that failed.
    package var stage: String
    /// A stable kebab-case name of the fault.
    package var code: String
    /// What is wrong, for a person.
    package var message: String

    /// A failure with all that is kept of it.
    package init(
        content: ContentHash,
        recipe: String,
        versions: String,
        stage: String,
        code: String,
        message: String
    ) {
        self.content = content
        self.recipe = recipe
        self.versions = versions
        self.stage = stage
        self.code = code
        self.message = message
    }
}
