import CTurboJPEG

/// Tells whether all of a JPEG's picture is there.
enum JPEGCompleteness {
    /// What TurboJPEG says is missing; nil where only the end marker is, or nothing.
    ///
    /// TurboJPEG keeps its messages with the decoder, not with the process, so they surely speak of these bytes.
    static func fault(in content: UnsafeRawBufferPointer) -> LibraryFault? {
        guard let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        let bytes = [UInt8](content) + [0xFF, 0xD9]
        var width: CInt = 0
        var height: CInt = 0
        var sampling: CInt = 0
        var space: CInt = 0
        let count = UInt(bytes.count)
        guard tjDecompressHeader3(decoder, bytes, count, &width, &height, &sampling, &space) == 0 else {
            let fault = fault(of: decoder)
            return isMissing(fault, decoder) ? fault : nil
        }
        // The smallest picture that still takes all coefficients through the entropy decoder.
        let (columns, rows) = ((width + 7) / 8, (height + 7) / 8)
        let isCMYK = space == CInt(TJCS_CMYK.rawValue) || space == CInt(TJCS_YCCK.rawValue)
        let layout = isCMYK ? TJPF_CMYK : TJPF_GRAY
        var pixels = [UInt8](repeating: 0, count: Int(columns) * Int(rows) * (isCMYK ? 4 : 1))
        guard tjDecompress2(decoder, bytes, count, &pixels, columns, 0, rows, CInt(layout.rawValue), 0) != 0 else {
            return nil
        }
        let fault = fault(of: decoder)
        return isMissing(fault, decoder) ? fault : nil
    }

    private static func isMissing(_ fault: LibraryFault, _ decoder: tjhandle) -> Bool {
        tjGetErrorCode(decoder) == CInt(TJERR_FATAL.rawValue) || fault.text.lowercased().contains("premature end")
    }

    /// What a decoder last complained of.
    static func fault(of decoder: tjhandle) -> LibraryFault {
        LibraryFault(operation: "jpeg", text: tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "")
    }
}
