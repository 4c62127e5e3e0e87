import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Metadata in the state")
struct PhotoMetadataRecordTests {
    private var full: PhotoMetadata {
        var metadata = PhotoMetadata(
            format: .heic,
            storedSize: PixelSize(width: 4032, height: 3024),
            orientation: Orientation(tag: 6)
        )
        metadata.bands = 4
        metadata.bitDepth = 10
        metadata.hasAlpha = true
        metadata.isProgressive = true
        metadata.profile = "Display P3"
        metadata.camera = "Маке Modèl 7"
        metadata.artist = "Ada"
        metadata.copyright = ""
        metadata.captured = CaptureTime(
            year: 2024,
            month: 2,
            day: 29,
            hour: 23,
            minute: 59,
            second: 60,
            fraction: "007",
            offsetMinutes: -330,
            tag: "DateTimeOriginal"
        )
        metadata.location = GeoLocation(latitude: -33.8568, longitude: 151.2153, altitude: -4.5)
        return metadata
    }

    @Test("comes back as it was, empty values and missing ones told apart")
    func roundTrip() {
        #expect(full.captured != nil && full.location != nil)
        #expect(PhotoMetadata(record: full.record(withPrivateValues: true), withPrivateValues: true) == full)
        let bare = PhotoMetadata(format: .png, storedSize: PixelSize(width: 1, height: 1))
        #expect(PhotoMetadata(record: bare.record(withPrivateValues: true), withPrivateValues: true) == bare)
    }

    @Test("the bytes are those that states of this number hold: where they change, the number has to")
    func bytes() {
        let digits = full.record(withPrivateValues: true).map { String($0, radix: 16) }.joined(separator: " ")
        #expect(
            digits == """
                4 1 8 68 65 69 63 80 3f a0 2f c 8 14 1 1 1 14 44 69 73 70 6c 61 79 20 50 33 1 22 d0 9c d0 b0 d0 ba d0 b5 20 \
                4d 6f 64 c3 a8 6c 20 37 1 d0 1f 4 3a 2e 76 76 1 6 30 30 37 1 93 5 1 20 44 61 74 65 54 69 6d 65 4f 72 69 67 \
                69 6e 61 6c 1 1 6 41 64 61 1 0 1 3d 9b 55 9f ab ed 40 c0 86 5a d3 bc e3 e6 62 40 1 0 0 0 0 0 0 12 c0
                """
        )
    }

    @Test("a record that is cut anywhere, empty or of another form is none")
    func malformed() {
        let record = full.record(withPrivateValues: true)
        for length in 0..<record.count {
            #expect(PhotoMetadata(record: Array(record.prefix(length)), withPrivateValues: true) == nil)
        }
        #expect(PhotoMetadata(record: [record[0] &+ 1] + record.dropFirst(), withPrivateValues: true) == nil)
    }
}
