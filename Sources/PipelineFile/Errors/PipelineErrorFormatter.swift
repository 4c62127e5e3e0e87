import ThumbnailModel

/// Puts what is wrong with a pipeline into words.
package enum PipelineErrorFormatter {
    /// All errors, each with its place; those in a file also with the line and a caret.
    package static func text(_ errors: PipelineFileErrors) -> String {
        errors.errors.map { text($0, in: errors.source) }.joined(separator: "\n")
    }

    /// An error with its place.
    package static func text(_ error: PipelineFileError, in source: PipelineSource? = nil) -> String {
        switch error.place {
        case .option(let name): return "\(name): \(optionMessage(error))"
        case .pipeline: return "\(source?.name ?? "pipeline"): error: \(message(error))"
        case .mark(let mark):
            let head = "\(source?.name ?? "pipeline"):\(mark.line):\(mark.column): error: \(message(error))"
            guard let excerpt = excerpt(of: source, at: mark) else { return head }
            return "\(head)\n\(excerpt)"
        }
    }

    /// What is wrong, with the setting it is about before it.
    package static func message(_ error: PipelineFileError) -> String {
        switch (error.kind, error.subject) {
        case (.badValue, .grid(let key?)), (.badValue, .stage(_, let key?)): "\(key): \(wording(of: error))"
        default: wording(of: error)
        }
    }

    /// The name of an option tells the setting; `--set` does not.
    private static func optionMessage(_ error: PipelineFileError) -> String {
        guard case .badValue = error.kind, error.place == .option("--set") else { return wording(of: error) }
        switch error.subject {
        case .grid(let key?): return "grid.\(key): \(wording(of: error))"
        case .stage(let name, let key?): return "\(name).\(key): \(wording(of: error))"
        case .grid, .stage, .input, .pipeline: return wording(of: error)
        }
    }

    private static func wording(of error: PipelineFileError) -> String {
        // Nothing a person wrote is longer; what is not, is not worth a screen.
        let limit = 600
        let text = error.kind.wording.shown
        return text.count > limit ? "\(text.prefix(limit))…" : text
    }

    /// The line with a caret below the place; of a long line the part around it.
    private static func excerpt(of source: PipelineSource?, at mark: YAMLMark) -> String? {
        let width = 120
        let start = mark.column > width ? mark.column - width / 2 : 0
        guard let text = source?.excerpt(of: mark.line, from: start, count: width) else { return nil }
        let ellipsis = start > 0 ? "…" : ""
        let indent = String(repeating: " ", count: 4 + ellipsis.count + mark.column - 1 - start)
        return "    \(ellipsis)\(text)\n\(indent)^"
    }
}
