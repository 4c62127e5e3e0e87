/// What is made directly of one picture: further pictures, files, and tiles of contact sheets.
struct PlannedResults: Sendable {
    var images: [PlannedImage] = []
    var encodings: [PlannedEncoding] = []
    /// The names of the contact sheets that show the picture.
    var sheets: [String] = []

    /// Whether nothing is made.
    var isEmpty: Bool { images.isEmpty && encodings.isEmpty && sheets.isEmpty }

    /// Every file that comes of the picture, in the order of the stages.
    var files: [PlannedFile] {
        images.flatMap(\.results.files) + encodings.flatMap(\.files)
    }
}
