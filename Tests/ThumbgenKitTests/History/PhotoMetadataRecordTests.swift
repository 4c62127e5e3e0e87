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

    @Test("a record that is cut anywhere, empty or of another form is none")
    func malformed() {
        let record = full.record(withPrivateValues: true)
        for length in 0..<record.count {
            #expect(PhotoMetadata(record: Array(record.prefix(length)), withPrivateValues: true) == nil)
        }
        #expect(PhotoMetadata(record: [record[0] &+ 1] + record.dropFirst(), withPrivateValues: true) == nil)
    }
}
