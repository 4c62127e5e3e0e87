import StateStore
import ThumbnailModel

/// Makes the files that tell of all photos together: the manifest, then the pages that show what it tells.
struct Publication {
    let definition: PipelineDefinition
    /// The photos, in their order.
    let outcomes: [PhotoOutcome]
    let failures: [PhotoFailure]

    /// Hands in every file that is not known to be as it should be.
    func publish(on desk: inout DocumentDesk) throws {
        let placed = outcomes.count(where: \.hasPlace)
        let sheets = SheetPlan.all(of: definition, count: outcomes.count)
        let pages = sheets.flatMap { $0.pages(of: placed) }
        for stage in definition.stages {
            switch stage.operation {
            case .manifest(let options):
                let digest = digest(of: stage)
                if desk.holds(digest) { continue }
                let manifest = manifest(pages.filter { stage.from.contains($0.stage) })
                try desk.take(manifest.encoded(), at: BytePath(options.path), madeOf: digest)
            case .gallery(let options):
                let digest = digest(of: stage)
                if desk.holds(digest) { continue }
                let manifest = manifest([])
                let page = GalleryPage(
                    title: options.title,
                    grid: ManifestGrid(definition.grid, count: manifest.photos.count),
                    sortedByCapture: sortsByCapture,
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

    private func digest(of stage: StageDefinition) -> ContentHash {
        LibraryDigest.of(outcomes, failures: failures, stage: stage, in: definition)
    }

    private var sortsByCapture: Bool {
        definition.stages.contains { stage in
            if case .discover(let options) = stage.operation { options.sort == .captured } else { false }
        }
    }
}
