import Imaging
import PipelineEngine
import StateStore
import Synchronization
import ThumbnailModel

/// Photos of the same content: one of them is made, the others get its files under their own names. So do photos that
/// were moved since an earlier run.
final class SharedContents: Sendable {
    private struct Key: Hashable {
        let content: ContentHash
        let recipe: Recipe
    }

    /// What is to be rendered.
    let originals: [PhotoWork]
    /// What may be linked once the originals are there.
    let followers: [PhotoWork]

    private let shared: Set<ContentHash>
    private let known: [Key: KnownRendition]
    private let made = Mutex<[Key: WrittenThumbnail]>([:])
    private let faults = Mutex<[ContentHash: [StageFailure]]>([:])

    init(_ work: [PhotoWork], of prepared: RunPreparation, isForced: Bool) throws {
        let library = prepared.library
        let known = isForced ? [:] : try SharedContents.known(of: work, prepared)
        let available = Set(known.keys.map(\.content))
        var originals: [PhotoWork] = []
        var followers: [PhotoWork] = []
        var met: Set<ContentHash> = []
        for work in work {
            if let content = library.photos[work.index].content,
                available.contains(content) || !met.insert(content).inserted
            {
                followers.append(work)
            } else {
                originals.append(work)
            }
        }
        self.originals = originals
        self.followers = followers
        self.known = known
        shared = Set(followers.compactMap { library.photos[$0.index].content })
    }

    /// The files of earlier runs that have the contents of photos with work, other than those photos' own, which will be
    /// replaced.
    private static func known(of work: [PhotoWork], _ prepared: RunPreparation) throws -> [Key: KnownRendition] {
        // A first run need not look.
        guard !prepared.worklist.orphans.isEmpty || prepared.worklist.tallies.contains(where: { $0.files > 0 }) else {
            return [:]
        }
        let photos = prepared.library.photos
        let replaced = Set(work.lazy.map { photos.relativePath(at: $0.index) })
        let history = prepared.history
        let check = FreshnessCheck(output: prepared.output.path, versions: history.versions, isForced: false)
        var known: [Key: KnownRendition] = [:]
        for content in Set(work.lazy.compactMap { photos[$0.index].content }) {
            for rendition in try history.store.renditions(of: content) where rendition.versions == history.versions {
                guard !replaced.contains(rendition.source), check.isIntact(rendition) else { continue }
                known[Key(content: content, recipe: Recipe(text: rendition.recipe))] = rendition
            }
        }
        return known
    }

    /// Offers what just became of a content to the photos that wait for it.
    func offer(_ written: [WrittenThumbnail], _ failures: [StageFailure], of content: ContentHash?) {
        guard let content, shared.contains(content) else { return }
        made.withLock { made in
            for thumbnail in written { made[Key(content: content, recipe: thumbnail.file.recipe)] = thumbnail }
        }
        // Only what lies in the pixels will befall the others as well.
        let faults = failures.filter { $0.error is ImagingError }
        if !faults.isEmpty { self.faults.withLock { $0[content] = faults } }
    }

    /// What a content failed of in this run.
    func failures(of content: ContentHash) -> [StageFailure] {
        faults.withLock { $0[content] ?? [] }
    }

    /// The place of a file with the bytes that a planned one of a content is to have, and that one as it will be.
    func file(like planned: PlannedFile, of content: ContentHash) -> (original: BytePath, copy: WrittenThumbnail)? {
        let key = Key(content: content, recipe: planned.recipe)
        if let made = made.withLock({ $0[key] }) { return (made.file.path, made.moved(to: planned)) }
        guard let known = known[key], let copy = WrittenThumbnail(planned, known) else { return nil }
        return (known.output, copy)
    }
}
