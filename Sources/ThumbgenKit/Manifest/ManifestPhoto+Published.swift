import Imaging
import StateStore
import ThumbnailModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ManifestPhoto {
    /// A photo with a place in the grid.
    init(_ published: PublishedPhoto, withLocation: Bool) {
        let metadata = published.photo.metadata
        let path = published.photo.source.relativePath
        self.init(
            id: ContentHash(of: path.bytes).shortText,
            source: path.text,
            album: path.parent.text,
            width: metadata.uprightSize.width,
            height: metadata.uprightSize.height,
            captured: metadata.captured?.iso8601,
            capturedTag: metadata.captured?.tag,
            camera: metadata.camera,
            location: withLocation ? metadata.location.map(ManifestLocation.init) : nil,
            placeholder: published.thumbnails.first.map { ManifestPlaceholder($0.placeholder) },
            frame: ManifestFrame(published.frame),
            renditions: published.thumbnails.map(ManifestRendition.init)
        )
    }
}

extension ManifestRendition {
    /// A written file.
    init(_ thumbnail: WrittenThumbnail) {
        self.init(
            path: thumbnail.file.path.text,
            stage: thumbnail.file.imageStage,
            scale: thumbnail.file.scale.factor,
            width: thumbnail.file.size.width,
            height: thumbnail.file.size.height,
            format: thumbnail.file.format.rawValue,
            bytes: thumbnail.bytes,
            hash: thumbnail.hash.text,
            enlarged: thumbnail.traits.isEnlarged,
            preview: thumbnail.traits.origin == .preview ? true : nil,
            crop: ManifestFrame(thumbnail.crop)
        )
    }
}

extension ManifestPlaceholder {
    /// A placeholder of a picture.
    init(_ placeholder: ImagePlaceholder) {
        self.init(color: placeholder.color.hex, thumbhash: Data(placeholder.thumbHash).base64EncodedString())
    }
}

extension ManifestLocation {
    /// A place of a photo.
    init(_ location: GeoLocation) {
        self.init(latitude: location.latitude, longitude: location.longitude, altitude: location.altitude)
    }
}

extension ManifestFailure {
    /// A failure of a photo.
    init(_ failure: PhotoFailure) {
        self.init(source: failure.source.text, stage: failure.stage, code: failure.code, message: failure.message)
    }
}
