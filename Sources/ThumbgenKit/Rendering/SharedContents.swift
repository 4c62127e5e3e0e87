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
    private let orphans: [Key: KnownRendition]
    private let files: Mutex<[Key: WrittenThumbnail]>
    private let faults = Mutex<[ContentHash: [StageFailure]]>([:])

    init(
        _ work: [PhotoWork],
        _ library: PhotoLibrary,
        _ worklist: Worklist,
        history: RunHistory,
        output: OutputFolder
    ) {
        let contents = work.compactMap { library.photos[$0.index].content }
        let wanted = Set(contents)
        var files: [Key: WrittenThumbnail] = [:]
        var orphansByKey: [Key: KnownRendition] = [:]
        // Most of the time there is nothing to share and no need to look.
        let fresh = wanted.isEmpty ? [] : worklist.photos
        for thumbnail in fresh.lazy.flatMap(\.fresh) where wanted.contains(thumbnail.content) {
            files[Key(content: thumbnail.content, recipe: thumbnail.file.recipe)] = thumbnail
        }
        let check = FreshnessCheck(output: output.path, versions: history.versions, isForced: false)
        for orphan in worklist.orphans where wanted.contains(orphan.content) && orphan.versions == history.versions {
            guard check.isIntact(orphan) else { continue }
            orphansByKey[Key(content: orphan.content, recipe: Recipe(text: orphan.recipe))] = orphan
        }
        var originals: [PhotoWork] = []
        var followers: [PhotoWork] = []
        var made: Set<ContentHash> = []
        let available = Set(files.keys.map(\.content)).union(orphansByKey.keys.map(\.content))
        for work in work {
            guard let content = library.photos[work.index].content else {
                originals.append(work)
                continue
            }
            if available.contains(content) || !made.insert(content).inserted {
                followers.append(work)
            } else {
                originals.append(work)
            }
        }
        self.originals = originals
        self.followers = followers
        shared = Set(followers.compactMap { library.photos[$0.index].content })
        orphans = orphansByKey
        self.files = Mutex(files)
    }

    /// Offers what just became of a content to the photos that wait for it.
    func offer(_ written: [WrittenThumbnail], _ failures: [StageFailure], of content: ContentHash?) {
        guard let content, shared.contains(content) else { return }
        files.withLock { files in
            for thumbnail in written { files[Key(content: content, recipe: thumbnail.file.recipe)] = thumbnail }
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
        if let made = files.withLock({ $0[key] }) { return (made.file.path, made.moved(to: planned)) }
        guard let orphan = orphans[key], let copy = WrittenThumbnail(planned, orphan) else { return nil }
        return (orphan.output, copy)
    }
}
