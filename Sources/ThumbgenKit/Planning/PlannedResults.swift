/// What is made directly of one picture: further pictures, and files.
struct PlannedResults: Sendable {
    var images: [PlannedImage] = []
    var encodings: [PlannedEncoding] = []

    /// Whether nothing is made.
    var isEmpty: Bool { images.isEmpty && encodings.isEmpty }

    /// Every file that comes of the picture, in the order of the stages.
    var files: [PlannedFile] {
        images.flatMap(\.results.files) + encodings.flatMap(\.files)
    }
}
