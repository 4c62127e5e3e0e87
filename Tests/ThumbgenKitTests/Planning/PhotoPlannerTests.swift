import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Photo plans")
struct PhotoPlannerTests {
    private func plan(_ definition: PipelineDefinition, _ photo: SurveyedPhoto) -> PhotoPlan {
        PhotoPlanner(definition, count: 1).plan(photo, index: 0, name: OutputName(source: photo.source.relativePath))
    }

    private func definition(_ change: (inout ResizeOptions, inout EncodeOptions) -> Void) -> PipelineDefinition {
        var resize = ResizeOptions()
        var encode = EncodeOptions()
        change(&resize, &encode)
        var definition = PipelineDefinition.standard
        for index in definition.stages.indices {
            switch definition.stages[index].operation.kind {
            case .resize: definition.stages[index].operation = .resize(resize)
            case .encode: definition.stages[index].operation = .encode(encode)
            default: break
            }
        }
        return definition
    }

    @Test("the plain pipeline plans one decode and a file a scale")
    func standard() {
        let plan = plan(.standard, .sample("x/a.png", 4032, 3024))
        #expect(plan.decodes.count == 1)
        #expect(plan.files.map(\.path.text) == ["x/a@1x.jpg", "x/a@2x.jpg", "x/a@3x.jpg"])
        #expect(plan.files.map(\.size.width) == [129, 258, 388])
        #expect(plan.files.map(\.size.height) == [129, 258, 388])
    }

    @Test("the decode is asked for what the largest rendition needs, of the part that shows")
    func demand() throws {
        let demand = try #require(plan(.standard, .sample("a.jpg", 4032, 3024)).decodes[0].demand)
        #expect(abs(demand.step - 3024.0 / 388) < 1e-9)
        #expect(demand.region == Rect(x: 504, y: 0, width: 3024, height: 3024))
    }

    @Test("a photo that lies on its side is planned upright")
    func orientation() {
        var photo = SurveyedPhoto.sample("a.jpg", 300, 400)
        photo.metadata.orientation = .quarterTurnClockwise
        let fit = definition { resize, _ in
            resize.target = .longEdge(100)
            resize.mode = .fit
            resize.scales = [Scale(1)]
        }
        #expect(plan(fit, photo).files.map(\.size) == [PixelSize(width: 100, height: 75)])
    }

    @Test("several formats make several files of one picture; an automatic one keeps alpha")
    func formats() {
        let several = definition { _, encode in encode.formats = [.webp, .jpeg] }
        let plan = plan(several, .sample("a.jpg"))
        #expect(plan.decodes[0].results.images.count == 3)
        #expect(plan.files.count == 6)
        #expect(Set(plan.files.map(\.path.fileExtension.text)) == ["jpg", "webp"])

        let automatic = definition { _, encode in encode.formats = [.automatic] }
        var photo = SurveyedPhoto.sample("a.png")
        #expect(Set(self.plan(automatic, photo).files.map(\.format)) == [.jpeg])
        photo.metadata.hasAlpha = true
        #expect(Set(self.plan(automatic, photo).files.map(\.format)) == [.png])
    }

    @Test("widths beyond a small source make one file, not several alike")
    func widths() {
        let widths = definition { resize, _ in
            resize.target = .widths([100, 200, 800, 1600])
            resize.mode = .fit
            resize.scales = [Scale(1)]
        }
        #expect(plan(widths, .sample("a.jpg", 400, 300)).files.map(\.size.width) == [100, 200, 400])
        #expect(plan(widths, .sample("a.jpg", 4000, 300)).files.map(\.size.width) == [100, 200, 800, 1600])
    }

    @Test("a decode that serves nothing asks for nothing")
    func idleDecode() {
        var definition = PipelineDefinition.standard
        definition.stages.removeAll { [.resize, .encode, .write, .manifest, .gallery].contains($0.operation.kind) }
        let plan = plan(definition, .sample("a.jpg"))
        #expect(plan.decodes[0].demand == nil && plan.files.isEmpty)
    }
}
