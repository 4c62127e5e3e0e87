import Testing
import ThumbnailModel

@testable import Imaging

@Suite struct GeometryTests {
    @Test(
        arguments: [
            (ImageFormat.jpeg, 23.2, 8), (.jpeg, 12.8, 8), (.jpeg, 12.7, 4), (.jpeg, 3.2, 2), (.jpeg, 3.1, 1),
            (.jpeg, 0.4, 1),
            (.webp, 23.2, 14), (.webp, 1.5, 1), (.png, 23.2, 1), (.heic, 23.2, 1),
        ] as [(ImageFormat, Double, Int)]
    )
    func loadersLeaveTheLastStep(format: ImageFormat, step: Double, factor: Int) {
        #expect(LoadShrink.factor(for: format, step: step, leaving: 1.6) == factor)
    }

    @Test func croppedAxisKeepsThePlace() {
        var axis = DecodedAxis(source: 4001, loaded: 501, shrink: 8)
        #expect(axis.crop(from: 500, length: 3000, margin: 8) == 61)
        #expect(axis.shrink == 8)
        #expect(axis.origin == 61)
        #expect(axis.count == 378)
    }

    /// 4001 pixels in eighths are 500.125 decoded ones, stored as 501: turned round, the first reaches 0.875 past the edge.
    @Test func reversedAxisStartsAtAFraction() {
        var axis = DecodedAxis(source: 4001, loaded: 501, shrink: 8)
        axis.reverse(source: 4001)
        #expect(axis.origin == -0.875)
        axis.reverse(source: 4001)
        #expect(axis.origin == 0)
        _ = axis.crop(from: 500, length: 3000, margin: 8)
        axis.reverse(source: 4001)
        // The last stored pixel taken, 438, ends at 3512: 489 pixels from the far edge.
        #expect(axis.origin == 489.0 / 8)
    }

    @Test func evenlySharedAxisHasAFractionalShrink() {
        #expect(DecodedAxis(source: 1001, loaded: 500, shrink: nil).shrink == 2.002)
    }

    @Test func cropLiesOnTheExactCentre() {
        // An odd number of pixels has its middle on a half.
        let axis = ResampledAxis(start: 62.5, step: 2.5, output: 100, available: 800)
        #expect(Double(axis.first) + Double(axis.count) / 2 == 62.5 + 125)
        #expect((Double(axis.count) / axis.step).rounded() == 100)
    }

    @Test func everyShrinkGivesTheExactNumberOfPixels() {
        for output in 1...400 {
            for available in [1, 2, 3, 7, 20, 64, 399, 401, 1000, 4001] where available >= output {
                for start in [0.0, 0.3, 0.5] where Double(available) - start >= Double(output) {
                    let step = (Double(available) - start) / Double(output)
                    let axis = ResampledAxis(start: start, step: step, output: output, available: available)
                    let reduced = Double(axis.count / axis.box) / axis.reduction
                    #expect(reduced.rounded() == Double(output), "\(output) of \(available)")
                    #expect(axis.count % axis.box == 0)
                    #expect(axis.first >= 0 && axis.first + axis.count <= available)
                    let shift = Double(axis.first) + Double(axis.count) / 2 - start - (Double(available) - start) / 2
                    #expect(abs(shift) <= max(0.5, step / 6), "\(output) of \(available)")
                }
            }
        }
    }
}
