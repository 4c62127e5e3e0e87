import PipelineFile
import StateStore
import ThumbnailModel

/// A digest of everything that the files made of all photos together show of them. Its parts may come in any order, so it
/// grows as the photos are finished.
struct LibraryDigest: Hashable, Sendable {
    /// Counts up when the form of these files changes.
    private static let formVersion = 1

    private var sum = ContentHash.Sum()

    /// Adds a file that stands of the photo at a place in the order.
    mutating func add(_ thumbnail: WrittenThumbnail, of photo: SurveyedPhoto, at index: Int) {
        add(photo.source.relativePath, thumbnail.file.path, thumbnail.content, thumbnail.hash, at: index)
    }

    /// The same for a file that the state knows.
    mutating func add(_ known: KnownRendition, at index: Int) {
        add(known.source, known.output, known.content, known.hash, at: index)
    }

    /// Adds a photo that has no files of its own.
    mutating func add(_ photo: SurveyedPhoto, at index: Int) {
        add(photo.source.relativePath, BytePath(""), photo.content, nil, at: index)
    }

    /// Adds what another digest has.
    mutating func add(_ other: LibraryDigest) {
        sum.add(other.sum)
    }

    private mutating func add(
        _ source: BytePath,
        _ output: BytePath,
        _ content: ContentHash?,
        _ hash: ContentHash?,
        at index: Int
    ) {
        var part = ByteWriter()
        part.write(index)
        part.write(source.bytes)
        part.write(output.bytes)
        part.write(content?.bytes ?? [])
        part.write(hash?.bytes ?? [])
        sum.add(ContentHash(of: part.bytes))
    }

    /// The hash for one collection stage.
    ///
    /// - Parameter choices: what besides photos and pipeline decides the stage's files.
    func hash(
        of stage: StageDefinition,
        in definition: PipelineDefinition,
        failures: [PhotoFailure],
        choices: [String]
    ) -> ContentHash {
        var parts = ByteWriter()
        parts.write(LibraryDigest.formVersion)
        parts.write(stage.name)
        parts.write(PipelinePrinter.yaml(definition))
        parts.write(sum.bytes)
        for failure in failures {
            parts.write(failure.source.bytes)
            for text in [failure.stage, failure.code, failure.message] { parts.write(text) }
        }
        for choice in choices { parts.write(choice) }
        return ContentHash(of: parts.bytes)
    }
}
