import CLibRaw

extension ImagingLibrary {
    /// The version of LibRaw: `0.20.2-Release`.
    package static var rawVersion: String { libraw_version().map { String(cString: $0) } ?? "" }
}
