import CVips

extension LibraryFault {
    /// Takes the last line of the library's error text and clears it. There is one text for the whole process: the lines
    /// before may speak of other photos, and with several threads at work even the last one.
    static func taken(by operation: String) -> LibraryFault {
        var text = ""
        if let copy = vips_error_buffer_copy() {
            text = String(cString: copy)
            g_free(copy)
        }
        let line = text.split(whereSeparator: \.isNewline).last ?? ""
        return LibraryFault(operation: operation, text: String(line))
    }
}
