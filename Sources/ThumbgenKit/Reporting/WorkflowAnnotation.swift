package import ThumbnailModel

/// A line that makes GitHub show a failure beside the file it belongs to.
package enum WorkflowAnnotation {
    /// The line of a failure of a photo at a path from the root of the repository.
    package static func line(of failure: PhotoFailure, at path: BytePath) -> String {
        let file = property(path.text)
        let title = property("thumbgen: \(failure.code)")
        return "::error file=\(file),title=\(title)::\(data("\(failure.stage): \(failure.message)"))"
    }

    private static func data(_ text: String) -> String {
        escaped(text, "%\r\n")
    }

    private static func property(_ text: String) -> String {
        escaped(text, "%\r\n:,")
    }

    /// The command's own escapes: `%XX` for what would end it or one of its parts.
    private static func escaped(_ text: String, _ special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
