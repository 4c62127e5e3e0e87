extension ImagingError {
    /// Does what draws, a fault of the library being one of drawing.
    static func drawing<Result>(_ body: () throws(LibraryFault) -> Result) throws(ImagingError) -> Result {
        do { return try body() } catch { throw .drawingFailed(error) }
    }
}
