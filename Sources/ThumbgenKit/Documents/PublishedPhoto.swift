import ThumbnailModel

/// A photo that has a place in the grid, with the files that stand of it.
struct PublishedPhoto {
    /// The photo.
    let photo: SurveyedPhoto
    /// Its place in the order.
    let index: Int
    /// Its files, in the order of the stages.
    let thumbnails: [WrittenThumbnail]
    /// The cell's place in the grid, in points.
    let frame: Rect
}
