import CVips

extension LibraryFault {
    /// Takes the library's error text and clears it. There is one text for the whole process: with several threads at
    /// work it may speak of another photo.
    static func taken(by operation: String) -> LibraryFault {
        var text = ""
        if let copy = vips_error_buffer_copy() {
            text = String(cString: copy)
            g_free(copy)
        }
        let lines = text.split(whereSeparator: \.isNewline)
        return LibraryFault(operation: operation, text: lines.joined(separator: "; "))
    }
}
