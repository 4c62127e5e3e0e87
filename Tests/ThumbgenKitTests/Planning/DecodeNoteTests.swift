import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("What a plan tells of decodes")
struct DecodeNoteTests {
    @Test("part, step and shrink are told, and the memory of the whole photo")
    func note() throws {
        let photo = SurveyedPhoto.sample("a.jpg", 4032, 3024)
        let planner = PhotoPlanner(.standard, count: 1)
        let plan = planner.plan(photo, index: 0, name: OutputName(source: BytePath("a.jpg")))
        let note = try #require(DecodeNote.all(of: plan).first)
        #expect(note.memory == MemoryEstimate(plan).bytes)
        #expect(
            note.message
                == "pixels: needs 3024x3024 at 504,0 of 4032x3024, 7.79 source pixels an output pixel; the loader shrinks by 4; "
                + "the photo takes about 9.68 MB"
        )
    }
}
