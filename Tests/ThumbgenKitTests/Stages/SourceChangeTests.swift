import FileSystem
import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("A source that changes while it is read")
struct SourceChangeTests {
    @Test("is a failure of its own, whether the new file can be read or not", arguments: [true, false])
    func changed(isPicture: Bool) throws {
        let folder = try TemporaryFolder()
        let picture = PNGFile(PixelBuffer(width: 8, height: 8, filledWith: [1, 2, 3])).bytes
        let path = BytePath(try folder.write(picture, to: "a.png"))
        let status = try FileStatus(of: path)
        var photo = SurveyedPhoto.sample(path, 8, 8, format: .png)
        photo.source.size = status.size
        photo.source.modified = status.modified
        photo.source.inode = status.identity.inode
        #expect(photo.source.isUnchanged)

        try folder.write(isPicture ? picture + [0] : [1, 2], to: "a.png")
        #expect(!photo.source.isUnchanged)
        let plan = PhotoPlanner(.standard, count: 1).plan(photo, index: 0, name: OutputName(source: BytePath("a.png")))
        let stage = DecodeStage(name: "pixels", options: DecodeOptions())
        #expect(throws: SourceChange.self) { try stage.run(plan) }
    }
}
