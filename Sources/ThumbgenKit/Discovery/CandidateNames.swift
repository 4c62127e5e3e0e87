import ThumbnailModel

/// Which file names promise a picture; what a file really is, its content tells.
struct CandidateNames: Sendable {
    private let extensions: Set<String>

    private static let usual: Set<String> = [
        "jpg", "jpeg", "jpe", "jfif", "mpo", "png", "webp", "gif", "heic", "heif", "hif", "avif", "tif", "tiff", "jxl",
        "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "fff", "iiq", "kdc", "mef", "mos", "mrw", "nef", "nrw",
        "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw",
    ]

    private static let onRequest: [ImageFormat: Set<String>] = [
        .jp2: ["jp2", "j2k", "jpf", "jpx"], .svg: ["svg"], .pdf: ["pdf"],
    ]

    /// The names of the usual formats and those allowed besides.
    init(allowing formats: [ImageFormat]) {
        extensions = formats.reduce(into: CandidateNames.usual) { names, format in
            names.formUnion(CandidateNames.onRequest[format] ?? [])
        }
    }

    /// Whether a file's name ends like one of a picture, in any case.
    func include(_ name: BytePath) -> Bool {
        extensions.contains(name.fileExtension.text.lowercased())
    }
}
