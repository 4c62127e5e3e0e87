import Testing
import ThumbnailModel

@testable import ThumbgenKit

struct SheetPlanTests {
    @Test func aSheetTakesThePictureOfItsScaleAlone() throws {
        let images = try plan(sheetScale: 2).results.images
        #expect(images.map(\.scale.factor) == [1, 2, 3])
        #expect(images.map(\.results.sheets) == [[], ["sheets"], []])
    }

    @Test func aScaleOfItsOwnIsMadeForTheSheetAlone() throws {
        let images = try plan(sheetScale: 1.5).results.images
        #expect(images.map(\.scale.factor) == [1, 2, 3, 1.5])
        #expect(images.map(\.results.sheets) == [[], [], [], ["sheets"]])
        #expect(images.map(\.results.encodings.count) == [1, 1, 1, 0])
        #expect(images.last?.geometry.canvas == PixelSize(width: 194, height: 194))
    }

    @Test func aReviewNeedsTheWholePictureAsFineAsTheCropDoes() throws {
        var sheet = SheetOptions()
        sheet.review = ResizeOptions()
        var definition = PipelineDefinition.standard
        definition.stages = definition.stages.filter { [.discover, .exif, .decode].contains($0.operation.kind) }
        definition.stages.append(StageDefinition("crops", from: ["pixels"], .sheet(sheet)))
        let photo = SurveyedPhoto.named("a.jpg", width: 3880, height: 1940)
        let plan = PhotoPlanner(definition, count: 1).plan(photo, index: 0, name: OutputName(source: BytePath("a")))
        let demand = try #require(plan.decodes.first?.demand)
        #expect(demand.region == Rect(x: 0, y: 0, width: 3880, height: 1940))
        #expect(demand.step == 5)
        #expect(plan.decodes.first?.results.sheets == ["crops"])
    }

    @Test func reviewsShowTheLargestLossFirst() {
        let review = CropReview(resize: ResizeOptions(), grid: Grid())
        let photos = [
            SurveyedPhoto.named("square"), .named("wide", width: 200), .named("tall", height: 300),
            .named("wide too", width: 400, height: 200),
        ]
        #expect(
            review.order(of: photos).map { photos[$0].source.relativePath.text } == [
                "tall", "wide", "wide too", "square",
            ]
        )
        #expect(review.loss(of: PixelSize(width: 200, height: 100)) == 0.5)
    }

    private func plan(sheetScale: Double) throws -> PlannedDecode {
        var sheet = SheetOptions()
        sheet.scale = Scale(sheetScale)
        var definition = PipelineDefinition.standard
        definition.stages.append(StageDefinition("sheets", from: ["cells"], .sheet(sheet)))
        let photo = SurveyedPhoto.named("a.jpg", width: 900, height: 600)
        let planner = PhotoPlanner(definition, count: 1)
        return try #require(planner.plan(photo, index: 0, name: OutputName(source: BytePath("a"))).decodes.first)
    }
}
