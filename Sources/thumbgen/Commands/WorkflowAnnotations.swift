import Glibc
import ThumbgenKit
import ThumbnailModel

/// Failures as a GitHub workflow shows them, beside the files they belong to.
struct WorkflowAnnotations {
    private let inputs: [Input]

    /// Annotations of photos of some inputs; nil where no workflow listens.
    init?(_ inputs: [BytePath]) {
        guard getenv("GITHUB_ACTIONS").map({ String(cString: $0) }) == "true" else { return nil }
        // Inputs that cannot be read end the run before any photo fails.
        self.inputs = (try? Input.resolve(inputs)) ?? []
    }

    /// The line of a failure.
    func line(of failure: PhotoFailure) -> String {
        for input in inputs {
            if let place = input.place(of: failure.source) { return WorkflowAnnotation.line(of: failure, at: place) }
        }
        return WorkflowAnnotation.line(of: failure, at: failure.source)
    }
}
