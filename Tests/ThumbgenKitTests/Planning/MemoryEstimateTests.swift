import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Estimates of memory")
struct MemoryEstimateTests {
    private let megabyte = 1_000_000

    private func estimate(
        _ format: ImageFormat,
        _ width: Int,
        _ height: Int,
        isProgressive: Bool = false,
        profile: String? = nil,
        encoding: OutputFormat = .jpeg
    ) -> Int {
        var photo = SurveyedPhoto.sample(BytePath("a"), width, height, format: format)
        photo.metadata.isProgressive = isProgressive
        photo.metadata.profile = profile
        var definition = PipelineDefinition.standard
        for index in definition.stages.indices where definition.stages[index].operation.kind == .encode {
            var options = EncodeOptions()
            options.formats = [encoding]
            definition.stages[index].operation = .encode(options)
        }
        let planner = PhotoPlanner(definition, count: 1)
        return MemoryEstimate(
            planner.plan(photo, index: 0, name: OutputName(source: photo.source.relativePath))
        ).bytes
    }

    @Test("a baseline JPEG takes what its shrunk pixels take, whatever its size on disk of pixels")
    func baseline() {
        #expect(estimate(.jpeg, 4032, 3024) < 20 * megabyte)
        // Twelve times the pixels are shrunk more.
        #expect(estimate(.jpeg, 13_968, 10_476) < 40 * megabyte)
    }

    @Test("a progressive JPEG takes the coefficients of all its pixels: six bytes each")
    func progressive() {
        let extra = estimate(.jpeg, 10_000, 10_000, isProgressive: true) - estimate(.jpeg, 10_000, 10_000)
        #expect(extra == 600 * megabyte)
    }

    @Test("an interlaced PNG is held whole, another one line by line")
    func interlaced() {
        let extra = estimate(.png, 4000, 3000, isProgressive: true) - estimate(.png, 4000, 3000)
        #expect(extra == 36 * megabyte)
    }

    @Test("a profile has the pixels it converts held, which those of a JPEG are anyway")
    func profile() {
        #expect(estimate(.png, 4000, 4000, profile: "P3") - estimate(.png, 4000, 4000) == 48 * megabyte)
        #expect(estimate(.jpeg, 4000, 4000, profile: "P3") == estimate(.jpeg, 4000, 4000))
    }

    @Test("what decodes whole takes all its pixels", arguments: [ImageFormat.heic, .avif, .jxl, .raw, .gif, .tiff])
    func whole(_ format: ImageFormat) {
        #expect(estimate(format, 8000, 6000) - estimate(format, 800, 600) > 4 * 47 * megabyte)
    }

    @Test("an AVIF encoder takes tens of bytes a pixel of the rendition")
    func avif() {
        let extra = estimate(.jpeg, 4032, 3024, encoding: .avif) - estimate(.jpeg, 4032, 3024)
        #expect(extra == 40 * (129 * 129 + 258 * 258 + 388 * 388))
    }

    @Test("where nothing is wanted, no decode counts")
    func nothingWanted() {
        let photo = SurveyedPhoto.sample(BytePath("a.heic"), 8000, 6000, format: .heic)
        let plan = PhotoPlanner(.standard, count: 1)
            .plan(photo, index: 0, name: OutputName(source: photo.source.relativePath))
        #expect(MemoryEstimate(plan.keeping(sheets: []) { _ in false }).bytes < 4 * megabyte)
    }
}
