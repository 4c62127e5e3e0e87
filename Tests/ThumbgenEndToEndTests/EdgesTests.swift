import TestSupport
import Testing

@Suite("Edges")
struct EdgesTests {
    private static let cells = [
        "1x1", "7x300", "16x16", "33x99", "64x48", "99x33", "100x100", "129x129", "250x251", "388x388", "391x17",
    ]

    @Test("white stays white and black black, to the last row and column", arguments: cells)
    func flat(cell: String) throws {
        let workspace = try Workspace()
        for sample: UInt8 in [0, 255] {
            for (width, height) in [(1, 1), (1, 2000), (31, 17), (129, 257), (388, 389), (1001, 667)] {
                let samples = [UInt8](repeating: sample, count: width * height)
                let pixels = PixelBuffer(width: width, height: height, bands: 1, samples: samples)
                try workspace.add(PNGFile(pixels).bytes, as: "\(sample)/\(width)x\(height).png")
            }
            let square = PNGFile(PixelBuffer(width: 1, height: 1, filledWith: [sample, sample, sample]))
            for side in [47, 389, 1567] {
                try workspace.add(VipsTool.encode(square, as: "jpg", zoom: side), as: "\(sample)/\(side).jpg")
            }
        }

        let result = try workspace.thumbgen("--cell", cell, "--scale", "1", "--format", "png")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictures.count == 18)
        for (name, pixels) in zip(results.pictureNames, try results.pixels(of: results.pictures)) {
            let sample: UInt8 = name.hasPrefix("0/") ? 0 : 255
            #expect("\(pixels.width)x\(pixels.height)" == cell)
            #expect(pixels.samples.allSatisfy { $0 == sample }, "\(name)")
        }
    }
}
