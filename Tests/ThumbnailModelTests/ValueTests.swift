import Testing
import ThumbnailModel

@Suite struct ValueTests {
    @Test(arguments: [("#fff", "#ffffff"), ("#12345680", "#12345680"), ("#d3d3d3", "#d3d3d3"), ("black", "#000000")])
    func colours(text: String, hex: String) {
        #expect(Color(text)?.hex == hex)
    }

    @Test(arguments: ["#ff", "#ggg", "fff", "", "#fffffffff"])
    func noColours(text: String) {
        #expect(Color(text) == nil)
    }

    @Test func timesAreCheckedAgainstTheCalendar() {
        func time(_ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) -> CaptureTime? {
            CaptureTime(year: 2023, month: month, day: day, hour: hour, minute: minute, second: second, tag: "t")
        }
        #expect(time(2, 29) == nil)
        #expect(time(13, 1) == nil)
        #expect(time(0, 1) == nil)
        #expect(time(1, 1, 25) == nil)
        #expect(time(1, 1, 0, 61) == nil)
        #expect(time(1, 1, 23, 59, 60)?.second == 59)
    }

    @Test func timesOrderByTheirInstant() throws {
        func time(_ hour: Int, offset: Int?) throws -> CaptureTime {
            try #require(
                CaptureTime(
                    year: 2020,
                    month: 3,
                    day: 1,
                    hour: hour,
                    minute: 0,
                    second: 0,
                    offsetMinutes: offset,
                    tag: "t"
                )
            )
        }
        #expect(try time(12, offset: 120).instant < time(11, offset: 0).instant)
        #expect(try time(10, offset: nil).instant < time(11, offset: nil).instant)
        #expect(try time(12, offset: -210).iso8601 == "2020-03-01T12:00:00-03:30")
    }

    @Test func templatesNameWhatIsWrong() {
        #expect(throws: PathTemplateError.unknownField("nam")) { try PathTemplate("{nam}.jpg") }
        #expect(throws: PathTemplateError.unclosedBrace) { try PathTemplate("{name.jpg") }
        #expect(throws: PathTemplateError.leavesOutput) { try PathTemplate("../{name}.jpg") }
        #expect(throws: PathTemplateError.leavesOutput) { try PathTemplate("/{name}.jpg") }
        #expect(throws: PathTemplateError.noFileName) { try PathTemplate("{dir}/") }
        #expect(throws: PathTemplateError.unknownPattern("YYYY")) { try PathTemplate("{captured:YYYY}/{name}.jpg") }
        #expect(throws: PathTemplateError.unknownPattern("../dd")) { try PathTemplate("{captured:../dd}/{name}.jpg") }
        #expect(throws: Never.self) { try PathTemplate("{captured:yyyy/MM/dd}/{name}@{scale}x.{ext}") }
        #expect((try? PathTemplate(PathTemplate.standard.text)) == .standard)
    }

    @Test func qualitiesThatChangeNothingAreLeftOut() {
        var options = EncodeOptions()
        options.formats = [.automatic, .webp]
        options.quality = [.jpeg: 82, .png: 60, .webp: 70, .avif: 10]
        #expect(options.madeFormats == [.jpeg, .webp, .png])
        options.dropIdleQualities()
        #expect(options.quality == [.png: 60, .webp: 70])
    }

    @Test(arguments: StageKind.allCases)
    func operationsOfAKindHoldItsUsualOptions(kind: StageKind) {
        #expect(StageOperation(kind).kind == kind)
        #expect(String(describing: type(of: StageOperation(kind).options)).lowercased() == "\(kind)options")
    }

    @Test func mistypedNamesFindTheirNeighbour() {
        #expect(nearestName(to: "qualty", in: ["quality", "format"]) == "quality")
        #expect(nearestName(to: "spacnig", in: ["spacing", "scale"]) == "spacing")
        #expect(nearestName(to: "zzzzzz", in: ["quality", "format"]) == nil)
    }

    @Test(arguments: [
        ("{dir}/{name}@{scale}x.{ext}", true), ("{dir}/{name}-{width}w.{ext}", true),
        // The name "a" at width 11 and "a1" at width 1 would meet.
        ("{dir}/{name}{width}.{ext}", false), ("{dir}/{name}-{stage}.{ext}", false), ("{name}@{scale}x.{ext}", false),
        ("{dir}/{captured}/{name}.{ext}", false), ("{dir}{name}.{ext}", false), ("{dir}/{hash}.{ext}", false),
    ])
    func someTemplatesTellPhotosApartByStem(template: String, does: Bool) throws {
        #expect(try PathTemplate(template).tellsPhotosApartByStem == does)
    }
}
