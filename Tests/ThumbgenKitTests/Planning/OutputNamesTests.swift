import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Output names")
struct OutputNamesTests {
    private func stems(_ paths: [String], _ definition: PipelineDefinition = .standard) -> [String] {
        let photos = PackedArray(paths.map { SurveyedPhoto.sample($0) })
        let names = OutputNames(photos, planner: PhotoPlanner(definition, count: photos.count))
        return photos.indices.map { names[$0].stem.text }
    }

    @Test("names that meet nowhere stay as they are")
    func plain() {
        #expect(stems(["a.jpg", "x/a.jpg", "x_a.jpg", "a.jpg.jpg"]) == ["a", "a", "x_a", "a.jpg"])
    }

    @Test("the first in rank keeps the plain name, whatever the order of the photos")
    func rank() {
        #expect(stems(["a.png", "a.HEIC", "a.jpg"]) == ["a-png", "a-heic", "a"])
        #expect(stems(["a.jpg", "a.HEIC", "a.png"]) == ["a", "a-heic", "a-png"])
        #expect(stems(["a.webp", "a.heif", "a.heic"]) == ["a-webp", "a-heif", "a"])
        #expect(stems(["a.tif", "a.png"]) == ["a-tif", "a"])
    }

    @Test("a rarer twin renames nothing")
    func stability() {
        let few = stems(["a.jpg", "a.png", "b.heic"])
        #expect(Array(stems(["a.jpg", "a.png", "b.heic", "a.webp", "b.tif"]).prefix(3)) == few)
    }

    @Test("case and Unicode form alone tell no outputs apart")
    func foldedNames() {
        #expect(stems(["IMG.png", "img.jpg"]) == ["IMG-png", "img"])
        #expect(stems(["caf\u{E9}.png", "cafe\u{301}.jpg"])[1] == "cafe\u{301}")
        #expect(stems(["caf\u{E9}.png", "cafe\u{301}.jpg"])[0] == "caf\u{E9}-png")
    }

    @Test("where the extension is taken as well, a hash of the path comes behind it")
    func hash() {
        let names = stems(["a.jpg", "A.jpg", "a.png", "a-png.jpg"])
        #expect(Set(names.map { $0.lowercased() }).count == 4)
        #expect(names[3] == "a-png")
        #expect(names[2].hasPrefix("a-png-") && names[2].count == "a-png-".count + 12)
    }

    @Test("photos that were told apart are listed")
    func distinguished() {
        let photos = PackedArray(["a.png", "b.jpg", "a.jpg"].map { SurveyedPhoto.sample($0) })
        let names = OutputNames(photos, planner: PhotoPlanner(.standard, count: 3))
        #expect(names.distinguished == [BytePath("a.png")])
    }

    @Test("a template without names still gives each photo its own files")
    func templateWithoutName() throws {
        var definition = PipelineDefinition.standard
        var write = WriteOptions()
        write.path = try PathTemplate("{scale}/thumb.{ext}")
        let index = try #require(definition.stages.firstIndex { $0.operation.kind == .write })
        definition.stages[index].operation = .write(write)
        let photos = PackedArray(["a.jpg", "b.jpg", "c.png"].map { SurveyedPhoto.sample($0) })
        let planner = PhotoPlanner(definition, count: 3)
        let names = OutputNames(photos, planner: planner)
        let paths = photos.indices.flatMap { index in
            planner.plan(photos[index], index: index, name: names[index]).files.map(\.path)
        }
        #expect(paths.count == 9 && Set(paths).count == 9)
    }
}
