import FileSystem
import Imaging
import StateStore
import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Freshness of a file")
struct FreshnessCheckTests {
    private let folder: TemporaryFolder
    private let bytes: [UInt8] = [1, 2, 3, 4]
    private let content = ContentHash(of: [7])
    private let file: PlannedFile
    private var known: KnownRendition

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(bytes, to: "a@1x.jpg")
        let photo = SurveyedPhoto.sample("a.jpg")
        let plan = PhotoPlanner(.standard, count: 1).plan(photo, index: 0, name: OutputName(source: BytePath("a.jpg")))
        file = plan.files[0]
        let written = WrittenThumbnail(
            file: file,
            content: content,
            bytes: bytes.count,
            hash: ContentHash(of: bytes),
            placeholder: ImagePlaceholder(color: .white, thumbHash: [9, 8]),
            crop: Rect(x: 0.25, y: 0, width: 0.5, height: 1),
            traits: ThumbnailTraits(origin: .preview, conversion: ProfileConversion(clipped: 0.25), isEnlarged: true)
        )
        known = KnownRendition(
            output: file.path,
            source: BytePath("a.jpg"),
            stage: file.stage,
            recipe: file.recipe.text,
            content: content,
            versions: "libvips 8.14",
            size: bytes.count,
            modified: try FileStatus(of: BytePath(folder.path("a@1x.jpg"))).modified,
            hash: written.hash,
            details: written.record
        )
    }

    private func reason(
        _ known: KnownRendition?,
        content: ContentHash?? = nil,
        versions: String = "libvips 8.14",
        isForced: Bool = false
    ) -> RebuildReason? {
        let check = FreshnessCheck(output: BytePath(folder.path), versions: versions, isForced: isForced)
        switch check.verdict(on: file, content: content ?? self.content, known: known) {
        case .fresh: return nil
        case .stale(let reason): return reason
        }
    }

    @Test("a file that is as it was written is fresh, and all the manifest needs comes back")
    func fresh() throws {
        let check = FreshnessCheck(output: BytePath(folder.path), versions: "libvips 8.14", isForced: false)
        guard case .fresh(let traits, let news) = check.verdict(on: file, content: content, known: known) else {
            Issue.record("stale")
            return
        }
        #expect(news == nil)
        #expect(traits.conversion == ProfileConversion(clipped: 0.25))
        #expect(traits.origin == .preview)
        #expect(traits.isEnlarged)
        let thumbnail = try #require(WrittenThumbnail(file, known))
        #expect(thumbnail.file == file)
        #expect(thumbnail.crop == Rect(x: 0.25, y: 0, width: 0.5, height: 1))
        #expect(thumbnail.placeholder == ImagePlaceholder(color: .white, thumbHash: [9, 8]))
        #expect((thumbnail.bytes, thumbnail.traits) == (4, traits))
    }

    @Test("each reason is told from the others")
    func reasons() throws {
        #expect(reason(nil) == .new)
        #expect(reason(known, isForced: true) == .forced)
        #expect(reason(known, content: ContentHash(of: [8])) == .contentChanged)
        #expect(reason(known, content: .some(nil)) == .contentChanged)
        #expect(reason(known, versions: "libvips 9") == .librariesChanged(from: "libvips 8.14", to: "libvips 9"))
        var other = known
        other.recipe = known.recipe.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0 == "quality=82" ? "quality=70" : $0 }.joined(separator: "\n")
        #expect(reason(other) == .recipeChanged(["encoded: quality 70 → 82"]))
        other = known
        other.details = [1]
        #expect(reason(other) == .new)
    }

    @Test("another time alone is news and no reason; another byte is one")
    func alteredOutput() throws {
        let path = folder.path("a@1x.jpg")
        try File.setModified(1_000, of: path)
        let check = FreshnessCheck(output: BytePath(folder.path), versions: "libvips 8.14", isForced: false)
        guard case .fresh(_, let news) = check.verdict(on: file, content: content, known: known) else {
            Issue.record("stale")
            return
        }
        #expect(news?.modified == 1_000_000_000_000)
        #expect(check.isIntact(known))

        try folder.write([1, 2, 3, 5], to: "a@1x.jpg")
        try File.setModified(1_000, of: path)
        #expect(reason(known) == .outputAltered(bytes: 4, expected: 4))
        #expect(!check.isIntact(known))
        try folder.write([], to: "a@1x.jpg")
        #expect(reason(known) == .outputAltered(bytes: 0, expected: 4))
        #expect(reason(known)?.message == "output of 0 bytes instead of 4")
    }

    @Test("a folder in the place of a file is no file")
    func folderInPlace() throws {
        var elsewhere = known
        elsewhere.output = BytePath("sub")
        try folder.makeFolder("sub")
        #expect(reason(elsewhere) == .outputMissing)
    }
}
