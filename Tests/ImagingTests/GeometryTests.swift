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

    @Test func everyOutputPixelIsCentredOnItsPlace() {
        for (start, step, output) in [(62.5, 2.5, 100), (0.3, 1.9, 64), (10.25, 0.4, 30), (7.75, 1.0, 12)] {
            let axis = ResampledAxis(start: start, step: step, output: output, available: 800)
            // Far from the picture's edges the weights have their balance on the centre of what they stand for.
            for pixel in 8..<output - 2 where start > 30 || pixel > 20 {
                let weights = axis.weights[pixel * axis.taps..<(pixel + 1) * axis.taps]
                let place = weights.enumerated().reduce(0.0) { sum, tap in
                    sum + Double(tap.element) * (Double(axis.first + axis.starts[pixel] + tap.offset) + 0.5)
                }
                #expect(abs(place - start - (Double(pixel) + 0.5) * step) < 0.05, "\(pixel) of \(step)")
            }
        }
    }

    @Test func everyResampleGivesTheExactNumberOfPixels() {
        for output in [1, 2, 3, 10, 64, 129, 400] {
            for available in [1, 2, 3, 7, 20, 64, 399, 401, 1000, 4001] {
                for start in [0.0, 0.3, 0.5] {
                    let step = (Double(available) - start) / Double(output)
                    let axis = ResampledAxis(start: start, step: step, output: output, available: available)
                    #expect(axis.output == output)
                    #expect(axis.count % axis.box == 0)
                    #expect(axis.first >= 0 && axis.first + axis.count <= available)
                    #expect(axis.starts.allSatisfy { $0 >= 0 && $0 + axis.taps <= axis.count / axis.box })
                    #expect(axis.starts == axis.starts.sorted())
                    for pixel in 0..<output {
                        let sum = axis.weights[pixel * axis.taps..<(pixel + 1) * axis.taps].reduce(0, +)
                        #expect(abs(sum - 1) < 1e-4, "\(output) of \(available)")
                    }
                }
            }
        }
    }

    @Test func aStepOfOneResamplesNothing() {
        let axis = ResampledAxis(start: 5, step: 1, output: 10, available: 40)
        #expect(axis.isUnchanged)
        #expect(axis.starts.map { $0 + axis.first } == Array(5..<15))
        #expect(!ResampledAxis(start: 5.5, step: 1, output: 10, available: 40).isUnchanged)
        #expect(!ResampledAxis(start: 0, step: 0.5, output: 2, available: 1).isUnchanged)
    }
}
