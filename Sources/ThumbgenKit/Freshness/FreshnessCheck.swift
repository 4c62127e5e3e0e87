import FileSystem
import StateStore
import ThumbnailModel

/// Tells whether a file in the output folder is what a run would make.
struct FreshnessCheck {
    enum Verdict {
        case fresh(WrittenThumbnail)
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
        guard let thumbnail = WrittenThumbnail(file, known) else { return .stale(.new) }
        if let reason = damage(of: known) { return .stale(reason) }
        return .fresh(thumbnail)
    }

    /// What is wrong with a file that was written; nil where it is whole.
    func damage(of known: KnownRendition) -> RebuildReason? {
        let path = output.appending(known.output)
        guard let status = try? FileStatus(of: path), status.kind == .file else { return .outputMissing }
        guard status.size == known.size else { return .outputAltered(bytes: status.size, expected: known.size) }
        if status.modified == known.modified { return nil }
        let isSame = (try? WholeFile.read(path)).map { ContentHash(of: $0) == known.hash } ?? false
        return isSame ? nil : .outputAltered(bytes: status.size, expected: known.size)
    }
}
