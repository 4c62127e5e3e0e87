import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("The order of photos")
struct PhotoOrderTests {
    private func time(_ hour: Int, offset: Int? = nil, fraction: String = "") -> CaptureTime? {
        CaptureTime(
            year: 2024,
            month: 1,
            day: 1,
            hour: hour,
            minute: 0,
            second: 0,
            fraction: fraction,
            offsetMinutes: offset,
            tag: "DateTimeOriginal"
        )
    }

    private func sorted(_ photos: [SurveyedPhoto], _ key: SortKey, _ order: SortOrder) -> [String] {
        var options = DiscoverOptions()
        options.sort = key
        options.order = order
        let byPath = PackedArray(photos).sortedByPath()
        return PhotoOrder(options).order(of: byPath).map { byPath.relativePath(at: $0).text }
    }

    @Test("by capture time, those without one last either way, ties by path")
    func captured() {
        let photos = [
            SurveyedPhoto.sample(BytePath("none2"), captured: nil), .sample(BytePath("late"), captured: time(9)),
            .sample(BytePath("early2"), captured: time(3)), .sample(BytePath("none1"), captured: nil),
            .sample(BytePath("early1"), captured: time(3)),
        ]
        #expect(sorted(photos, .captured, .ascending) == ["early1", "early2", "late", "none1", "none2"])
        #expect(sorted(photos, .captured, .descending) == ["late", "early1", "early2", "none1", "none2"])
    }

    @Test("offsets and fractions count")
    func instants() {
        let photos = [
            SurveyedPhoto.sample(BytePath("noon+9"), captured: time(12, offset: 540)),
            .sample(BytePath("four"), captured: time(4, offset: 0)),
            .sample(BytePath("four.07"), captured: time(4, offset: 0, fraction: "07")),
            .sample(BytePath("four.5"), captured: time(4, offset: 0, fraction: "5")),
        ]
        #expect(sorted(photos, .captured, .ascending) == ["noon+9", "four", "four.07", "four.5"])
    }

    @Test("by name, path and modification time")
    func others() {
        let photos = [
            SurveyedPhoto.sample(BytePath("b/1"), modified: 30), .sample(BytePath("a/2"), modified: 20),
            .sample(BytePath("a/1"), modified: 20), .sample(BytePath("B/3"), modified: 10),
        ]
        #expect(sorted(photos, .name, .ascending) == ["a/1", "b/1", "a/2", "B/3"])
        #expect(sorted(photos, .name, .descending) == ["B/3", "a/2", "a/1", "b/1"])
        #expect(sorted(photos, .path, .ascending) == ["B/3", "a/1", "a/2", "b/1"])
        #expect(sorted(photos, .path, .descending) == ["b/1", "a/2", "a/1", "B/3"])
        #expect(sorted(photos, .modified, .ascending) == ["B/3", "a/1", "a/2", "b/1"])
        #expect(sorted(photos, .modified, .descending) == ["b/1", "a/1", "a/2", "B/3"])
    }
}
