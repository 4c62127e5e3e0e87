import FileSystem
import StateStore
import ThumbnailModel

/// Tells whether a file in the output folder is what a run would make.
struct FreshnessCheck {
    enum Verdict {
        /// With what the state should know of it from now on, where that is news.
        case fresh(ThumbnailTraits, news: KnownRendition?)
        case stale(RebuildReason)
    }

    let output: BytePath
    let versions: String
    /// Whether everything is to be made anew.
    let isForced: Bool

    /// The verdict on a planned file of a photo of a content, by what the state knows of its place.
    ///
    /// Size and time of the file save reading it; where they differ, its content decides, so that a restored copy of an
    /// output folder is as good as the original.
    func verdict(on file: PlannedFile, content: ContentHash?, known: KnownRendition?) -> Verdict {
        if isForced { return .stale(.forced) }
        guard let known else { return .stale(.new) }
        if known.content != content { return .stale(.contentChanged) }
        if known.recipe != file.recipe.text {
            return .stale(.recipeChanged(file.recipe.changes(since: Recipe(text: known.recipe))))
        }
        if known.versions != versions { return .stale(.librariesChanged(from: known.versions, to: versions)) }
        guard let traits = ThumbnailTraits(known) else { return .stale(.new) }
        switch condition(of: known) {
        case .untouched: return .fresh(traits, news: nil)
        case .sameContent(let news): return .fresh(traits, news: news)
        case .damaged(let reason): return .stale(reason)
        }
    }

    /// Whether a file is as it was written, whatever its time.
    func isIntact(_ known: KnownRendition) -> Bool {
        if case .damaged = condition(of: known) { false } else { true }
    }

    private enum Condition {
        case untouched
        /// The bytes are those written, at another time.
        case sameContent(KnownRendition)
        case damaged(RebuildReason)
    }

    private func condition(of known: KnownRendition) -> Condition {
        let path = output.appending(known.output)
        guard let status = try? FileStatus(of: path), status.kind == .file else { return .damaged(.outputMissing) }
        let altered = RebuildReason.outputAltered(bytes: status.size, expected: known.size)
        if status.size != known.size { return .damaged(altered) }
        if status.modified == known.modified { return .untouched }
        guard let bytes = try? WholeFile.read(path), ContentHash(of: bytes) == known.hash else {
            return .damaged(altered)
        }
        var news = known
        news.modified = status.modified
        return .sameContent(news)
    }
}
