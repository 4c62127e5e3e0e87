import COpenJPEG

extension ImagingLibrary {
    /// The version of OpenJPEG: `2.5.0`.
    package static var jpeg2000Version: String { opj_version().map { String(cString: $0) } ?? "" }
}
