import TestSupport
import Testing
import ThumbnailModel

@testable import Imaging

/// None of these starts the library: whatever is made of it does.
@Suite struct OperationTests {
    @Test func misspeltNamesAreErrors() throws {
        let image = try PixelImage(size: PixelSize(width: 2, height: 1), bands: 3, samples: [1, 2, 3, 4, 5, 6])
        #expect(throws: LibraryFault(operation: "reduce", text: "there is no argument 'hshrnik'")) {
            try image.applying("reduce", ["hshrnik": 2.0])
        }
        #expect(throws: LibraryFault.self) { try image.applying("redcue") }
    }

    @Test func valuesMustSuitTheirArgument() throws {
        let operation = try ImageOperation("reduce")
        let values: [(String, OperationArgument)] = [
            ("kernel", .text("lanczos9")), ("hshrink", .text("2")), ("kernel", .number(1)),
        ]
        for (name, value) in values {
            do throws(LibraryFault) {
                try operation.set(name, value)
                Issue.record("\(name) took \(value)")
            } catch {
                #expect(error.text.contains("'\(name)' does not take"))
            }
        }
    }

    @Test func samplesComeBackAsTheyWere() throws {
        let samples = (0..<24).map(UInt8.init)
        let image = try PixelImage(size: PixelSize(width: 4, height: 2), bands: 3, samples: samples)
        #expect(try image.samples() == samples)
        #expect(throws: ImagingError.self) {
            try PixelImage(size: PixelSize(width: 4, height: 2), bands: 4, samples: samples)
        }
    }

    @Test(arguments: ["magickload", "openslideload"])
    func modulesThatNoPhotoNeedsAreNotThere(operation: String) {
        #expect(throws: LibraryFault.self) { _ = try ImageOperation(operation) }
    }

    @Test(arguments: ["heifload_buffer", "heifsave_buffer", "jxlload_buffer", "jxlsave_buffer", "pdfload_buffer"])
    func modulesAreOpenedWithTheirFirstOperation(operation: String) {
        #expect(throws: Never.self) { _ = try ImageOperation(operation) }
    }

    /// Those that read from memory are opened where a run allows them; those that read files by name never are.
    @Test(arguments: [false, true])
    func loadersOfStrangersAreBlocked(isAllowed: Bool) throws {
        if isAllowed { try ImagingLibrary.start(allowing: [.svg, .pdf, .jp2]) }
        let folder = try TemporaryFolder()
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
        let path = try String(decoding: folder.write(Array(svg.utf8), to: "a.svg"), as: UTF8.self)
        // This one looks at its file before it asks whether it may.
        let pdf = try String(decoding: folder.write(PDFFile(pages: ["1 0 0"]).bytes, to: "a.pdf"), as: UTF8.self)
        for (name, path) in [("svgload", path), ("jp2kload", path), ("pdfload", pdf)] {
            let operation = try ImageOperation(name)
            try operation.set("filename", .text(path))
            do throws(LibraryFault) {
                try operation.run()
                Issue.record("\(name) ran")
            } catch {
                #expect(error.text.contains("blocked"), "\(name): \(error.text)")
            }
        }
    }
}
