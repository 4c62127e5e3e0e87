import ThumbnailModel

extension PhotoPairing {
    /// The photos without those that another one shows.
    func joining(_ photos: PackedArray<SurveyedPhoto>) -> PackedArray<SurveyedPhoto> {
        guard self == .rawAndJPEG else { return photos }
        let shown = Set(photos.lazy.filter { $0.metadata.format == .jpeg }.map(PhotoPairing.name))
        return photos.arranged(
            photos.indices.filter { place in
                let photo = photos[place]
                return photo.metadata.format != .raw || !shown.contains(PhotoPairing.name(of: photo))
            }
        )
    }

    /// What a photo has in common with its twin. Formats are those of the content, so a JPEG that cannot be read leaves
    /// the RAW file to be shown.
    private static func name(of photo: SurveyedPhoto) -> BytePath {
        let path = photo.source.relativePath
        return path.parent.appending(BytePath(path.lastComponent.stem.text.lowercased()))
    }
}
