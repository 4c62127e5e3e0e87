import FileSystem
import StateStore
import ThumbnailModel

/// Makes the files that tell of all photos together: the manifest, then the pages that show what it tells.
struct Publication {
    let definition: PipelineDefinition
    let photos: PublishedPhotos
    /// A digest of what the photos show.
    let digest: LibraryDigest
    let failures: [PhotoFailure]
    /// The pages of contact sheets.
    let pages: [ManifestSheet]
    /// Whether the photos are in an order picked by hand.
    let isSelection: Bool

    /// Hands in every file that is not known to be as it should be.
    func publish(on desk: inout DocumentDesk) throws {
        for stage in definition.stages {
            switch stage.operation {
            case .manifest(let options):
                let inputs = inputs(of: stage, choices: choices)
                if desk.holds(inputs) { continue }
                let manifest = Manifest(
                    grid: ManifestGrid(definition.grid, count: photos.count),
                    withLocation: definition.publishesLocation,
                    failures: failures,
                    sheets: pages.filter { stage.from.contains($0.stage) }
                )
                try desk.take(at: BytePath(options.path), madeOf: inputs) { try manifest.tell(photos, to: &$0) }
                if definition.publishesLocation {
                    try desk.take(at: LocationMap.path, madeOf: inputs) { try LocationMap().tell(photos, to: &$0) }
                }
            case .gallery(let options):
                let preselected = try preselected(options)
                let inputs = inputs(of: stage, choices: choices + (preselected ?? []))
                if desk.holds(inputs) { continue }
                let page = GalleryPage(
                    title: options.title,
                    grid: ManifestGrid(definition.grid, count: photos.count),
                    sortedByCapture: sortsByCapture && !isSelection,
                    preselect: preselected,
                    path: BytePath(options.path)
                )
                try publish(page, madeOf: inputs, on: &desk)
            case .discover, .exif, .decode, .resize, .mask, .encode, .write, .sheet: break
            }
        }
    }

    private func inputs(of stage: StageDefinition, choices: [String]) -> ContentHash {
        digest.hash(of: stage, in: definition, failures: failures, choices: choices)
    }

    private func publish(_ page: GalleryPage, madeOf inputs: ContentHash, on desk: inout DocumentDesk) throws {
        var builder = GalleryBuilder(page)
        try photos.forEach { photo in
            let shown = ManifestPhoto(photo, withLocation: definition.publishesLocation)
            if let chunk = try builder.append(shown) { try desk.take(chunk, madeOf: inputs) }
        }
        for file in try builder.finish() { try desk.take(file, madeOf: inputs) }
    }

    /// The photos that a page opens with as chosen.
    private func preselected(_ options: GalleryOptions) throws(RunError) -> [String]? {
        guard let file = options.preselect.map({ BytePath($0) }) else { return nil }
        do throws(SystemError) {
            return try PhotoSelection(file: file).paths.map(\.text)
        } catch {
            throw .inputUnreadable(file, error)
        }
    }

    private var choices: [String] { isSelection ? ["in an order picked by hand"] : [] }

    private var sortsByCapture: Bool {
        definition.stages.contains { stage in
            if case .discover(let options) = stage.operation { options.sort == .captured } else { false }
        }
    }
}
