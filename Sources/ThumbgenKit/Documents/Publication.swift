import FileSystem
import StateStore
import ThumbnailModel

/// Makes the files that tell of all photos together: the manifest, then the pages that show what it tells.
struct Publication {
    let definition: PipelineDefinition
    /// The photos, in their order.
    let outcomes: [PhotoOutcome]
    let failures: [PhotoFailure]
    /// Whether the photos are in an order picked by hand.
    let isSelection: Bool

    /// Hands in every file that is not known to be as it should be.
    func publish(on desk: inout DocumentDesk) throws {
        let placed = outcomes.count(where: \.hasPlace)
        let sheets = SheetPlan.all(of: definition, count: outcomes.count)
        let pages = sheets.flatMap { $0.pages(of: placed) }
        let library = LibraryDigest(outcomes, failures: failures, in: definition)
        for stage in definition.stages {
            switch stage.operation {
            case .manifest(let options):
                let digest = library.of(stage, choices: choices)
                if desk.holds(digest) { continue }
                let manifest = manifest(pages.filter { stage.from.contains($0.stage) })
                try desk.take(manifest.encoded(), at: BytePath(options.path), madeOf: digest)
                if definition.publishesLocation {
                    try desk.take(LocationMap(manifest.photos).encoded(), at: LocationMap.path, madeOf: digest)
                }
            case .gallery(let options):
                let preselected = try preselected(options)
                let digest = library.of(stage, choices: choices + (preselected ?? []))
                if desk.holds(digest) { continue }
                let manifest = manifest([])
                let page = GalleryPage(
                    title: options.title,
                    grid: ManifestGrid(definition.grid, count: manifest.photos.count),
                    sortedByCapture: sortsByCapture && !isSelection,
                    preselect: preselected,
                    path: BytePath(options.path)
                )
                try page.render(manifest.photos) { path, bytes in try desk.take(bytes, at: path, madeOf: digest) }
            case .discover, .exif, .decode, .resize, .mask, .encode, .write, .sheet: break
            }
        }
    }

    private func manifest(_ sheets: [ManifestSheet]) -> Manifest {
        Manifest(definition: definition, outcomes: outcomes, failures: failures, sheets: sheets)
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
