import Testing
import ThumbnailModel

@Suite struct RenditionGeometryTests {
    private let cell = PixelSize(width: 388, height: 388)

    private func geometry(
        _ width: Int,
        _ height: Int,
        _ mode: ResizeMode,
        gravity: Gravity = .centre,
        crop: Rect? = nil,
        enlarge: Bool? = nil
    ) -> RenditionGeometry {
        RenditionGeometry(
            source: PixelSize(width: width, height: height),
            box: .size(cell),
            mode: mode,
            gravity: gravity,
            crop: crop,
            enlarge: enlarge
        )
    }

    @Test func fillTakesTheExactCentre() {
        let fill = geometry(4032, 3024, .fill)
        #expect(fill.canvas == cell)
        #expect(fill.region == Rect(x: 504, y: 0, width: 3024, height: 3024))
        #expect(!fill.isEnlarged)
    }

    @Test(arguments: [(1, 1), (1, 2000), (65000, 2), (30, 20), (2000, 4)])
    func everyModeButFitIsExact(width: Int, height: Int) {
        for mode in [ResizeMode.fill, .pad, .stretch] {
            let made = geometry(width, height, mode)
            #expect(made.canvas == cell)
            #expect(made.isEnlarged || mode == .pad)
            #expect(made.region.x >= 0 && made.region.x + made.region.width <= Double(width) + 1e-9)
        }
    }

    @Test func fitKeepsAtLeastAPixelAndNeverEnlarges() {
        #expect(geometry(2000, 4, .fit).canvas == PixelSize(width: 388, height: 1))
        #expect(geometry(30, 20, .fit).canvas == PixelSize(width: 30, height: 20))
        #expect(geometry(30, 20, .fit, enlarge: true).canvas == PixelSize(width: 388, height: 259))
    }

    @Test func withoutEnlargingFillCropsAtNativeSize() {
        let fill = geometry(100, 30, .fill, enlarge: false)
        #expect(fill.canvas == PixelSize(width: 30, height: 30))
        #expect(fill.region == Rect(x: 35, y: 0, width: 30, height: 30))
        #expect(!fill.isEnlarged)
    }

    @Test func padCentresThePicture() {
        let pad = geometry(4000, 2000, .pad)
        #expect(pad.content == PixelRect(x: 0, y: 97, size: PixelSize(width: 388, height: 194)))
    }

    @Test func gravityMovesTheCrop() {
        #expect(geometry(4032, 3024, .fill, gravity: .compass(.west)).region.x == 0)
        #expect(geometry(4032, 3024, .fill, gravity: .compass(.southeast)).region.x == 1008)
        #expect(geometry(4032, 3024, .fill, gravity: .focalPoint(Point(x: 0.9, y: 0.5))).region.x == 1008)
        #expect(geometry(4000, 2000, .fill, gravity: .focalPoint(Point(x: 0.4, y: 0))).region.x == 600)
        #expect(geometry(4032, 3024, .fill, gravity: .attention).saliency == .attention)
        #expect(geometry(3024, 3024, .fill, gravity: .attention).saliency == nil)
    }

    @Test func aCropComesFirst() {
        let part = geometry(4000, 2000, .fill, crop: Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
        #expect(part.region == Rect(x: 2500, y: 1000, width: 1000, height: 1000))
    }

    @Test func edgesFollowTheAspect() {
        let source = PixelSize(width: 4000, height: 3000)
        func canvas(_ box: RenditionBox) -> PixelSize { RenditionGeometry(source: source, box: box, mode: .fit).canvas }
        #expect(canvas(.longEdge(1000)) == PixelSize(width: 1000, height: 750))
        #expect(canvas(.shortEdge(600)) == PixelSize(width: 800, height: 600))
        #expect(canvas(.width(320)) == PixelSize(width: 320, height: 240))
        #expect(canvas(.width(8000)) == source)
    }

    @Test func theDemandCoversAllRenditions() {
        let source = PixelSize(width: 4000, height: 3000)
        let small = RenditionGeometry(source: source, box: .size(PixelSize(width: 100, height: 100)), mode: .fill)
        let large = RenditionGeometry(source: source, box: .width(1000), mode: .fit)
        let demand = DecodeDemand([small, large], source: source)
        #expect(demand?.step == 4)
        #expect(demand?.region == source.bounds)
    }
}
