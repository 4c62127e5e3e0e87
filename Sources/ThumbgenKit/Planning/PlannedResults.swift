/// What is made directly of one picture: further pictures, files, and tiles of contact sheets.
struct PlannedResults: Sendable {
    var images: [PlannedImage] = []
    var encodings: [PlannedEncoding] = []
    /// The names of the contact sheets that show the picture.
    var sheets: [String] = []

    /// Whether nothing is made.
    var isEmpty: Bool { images.allSatisfy(\.results.isEmpty) && encodings.isEmpty && sheets.isEmpty }

    /// Every file that comes of the picture, in the order of the stages.
    var files: [PlannedFile] {
        images.flatMap(\.results.files) + encodings.flatMap(\.files)
    }

    /// The same with only the files and contact sheets that are wanted. Pictures stay: others may be made from them, and a
    /// file must not depend on which others are wanted.
    func keeping(sheets wanted: Set<String>, _ isWanted: (PlannedFile) -> Bool) -> PlannedResults {
        var kept = PlannedResults()
        kept.sheets = sheets.filter(wanted.contains)
        for var image in images {
            image.results = image.results.keeping(sheets: wanted, isWanted)
            kept.images.append(image)
        }
        for var encoding in encodings {
            encoding.files = encoding.files.filter(isWanted)
            if !encoding.files.isEmpty { kept.encodings.append(encoding) }
        }
        return kept
    }
}
