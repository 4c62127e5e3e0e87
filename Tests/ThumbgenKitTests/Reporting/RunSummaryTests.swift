import Testing
import ThumbgenKit
import ThumbnailModel

struct RunSummaryTests {
    @Test func tellsWhatThereWas() {
        var summary = RunSummary()
        summary.photos = 412
        summary.written = 1236
        summary.failed = 2
        summary.enlarged = 7
        summary.largestCell = .init(scale: Scale(3), size: PixelSize(width: 388, height: 388))
        summary.passedOver = 31
        #expect(
            summary.text
                == "412 photos: 1236 thumbnails written, 2 photos failed, 7 smaller than the 3x cell (388x388), "
                + "31 other files passed over"
        )
    }

    @Test func oneIsSingular() {
        var summary = RunSummary()
        (summary.photos, summary.written, summary.upToDate, summary.failed) = (1, 1, 1, 1)
        (summary.passedOver, summary.removed) = (1, 1)
        #expect(
            summary.text
                == "1 photo: 1 thumbnail written, 1 thumbnail up to date, 1 photo failed, 1 other file passed over, "
                + "1 of an earlier run removed"
        )
    }

    @Test func zeroIsNotMentioned() {
        var summary = RunSummary()
        #expect(summary.text == "no photos")
        summary.passedOver = 2
        #expect(summary.text == "no photos: 2 other files passed over")
        summary = RunSummary()
        summary.photos = 3
        summary.upToDate = 9
        #expect(summary.text == "3 photos: 9 thumbnails up to date")
    }

    @Test func isOneLineOfJSON() throws {
        var summary = RunSummary()
        summary.photos = 2
        summary.written = 6
        summary.elapsed = .milliseconds(1250)
        let size = PixelSize(width: 4, height: 3)
        var tagged = PhotoMetadata(format: .png, storedSize: size)
        tagged.profile = "Display P3"
        summary.met.add(tagged, clippedGamut: 0.25)
        summary.met.add(tagged, clippedGamut: 0)
        summary.met.add(tagged, clippedGamut: 0.5)
        summary.met.add(tagged)
        summary.met.add(PhotoMetadata(format: .raw, storedSize: size), isFromPreview: true)
        #expect(
            summary.met.lines == [
                "format png: 4 photos", "format raw: 1 photo", "profile Display P3: 4 photos",
                "converted by a profile: 3 photos", "without a colour profile: 1 photo",
                "without a time of capture: 5 photos", "from a preview: 1 photo",
                "with colours outside sRGB: 2 photos, 37.5 % of their pixels",
            ]
        )
        #expect(
            try summary.json()
                == #"{"enlarged":0,"failed":0,"met":{"clippedGamut":{"meanShare":0.375,"photos":2},"#
                + #""formats":{"png":4,"raw":1},"fromPreviews":1,"profiles":{"Display P3":4},"profilesConverted":3,"#
                + #""undated":5,"withoutProfile":1},"passedOver":0,"photos":2,"removed":0,"seconds":1.25,"upToDate":0,"written":6}"#
        )
    }
}
