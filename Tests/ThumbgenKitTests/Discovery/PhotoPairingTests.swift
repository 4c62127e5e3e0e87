import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite struct PhotoPairingTests {
    private let photos = [
        photo("a/IMG_1.CR2", .raw), photo("a/img_1.jpg", .jpeg), photo("b/IMG_1.NEF", .raw), photo("a/IMG_2.dng", .raw),
        photo("a/IMG_2.png", .png), photo("a/IMG_3.jpg", .jpeg), photo("a/IMG_3.jpeg", .jpeg),
    ]

    @Test func rawFileBesideItsJPEGIsJoined() {
        let joined = PhotoPairing.rawAndJPEG.joining(PackedArray(photos))
        #expect(Array(joined) == Array(photos.dropFirst()))
    }

    @Test func withoutPairingEachFileIsAPhoto() {
        #expect(Array(PhotoPairing.none.joining(PackedArray(photos))) == photos)
    }

    private static func photo(_ path: String, _ format: ImageFormat) -> SurveyedPhoto {
        SurveyedPhoto(
            source: SourcePhoto(path: BytePath(path), relativePath: BytePath(path), size: 1, modified: 0),
            metadata: PhotoMetadata(format: format, storedSize: PixelSize(width: 2, height: 2))
        )
    }
}
