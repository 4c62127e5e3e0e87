import PipelineFile
import StateStore
import ThumbnailModel

/// A hash of everything that the files made of all photos together are made of.
enum LibraryDigest {
    /// Counts up when the form of these files changes.
    private static let formVersion = 1

    /// The digest for one collection stage.
    ///
    /// - Parameter choices: what besides photos and pipeline decides the stage's files.
    static func of(
        _ outcomes: [PhotoOutcome],
        failures: [PhotoFailure],
        stage: StageDefinition,
        in definition: PipelineDefinition,
        choices: [String]
    ) -> ContentHash {
        var hasher = ContentHasher()
        func add(_ bytes: [UInt8]) {
            // Each part with its length before it, so that parts cannot run into each other.
            hasher.update(bytes.count.littleEndianBytes)
            hasher.update(bytes)
        }
        add(Array("\(formVersion) \(stage.name)".utf8))
        add(Array(PipelinePrinter.yaml(definition).utf8))
        for choice in choices { add(Array(choice.utf8)) }
        for outcome in outcomes {
            add(outcome.photo.source.relativePath.bytes)
            for thumbnail in outcome.written {
                add(thumbnail.content.bytes)
                add(thumbnail.file.path.bytes)
                add(thumbnail.hash.bytes)
            }
        }
        for failure in failures {
            add(failure.source.bytes)
            add(Array("\(failure.stage) \(failure.code) \(failure.message)".utf8))
        }
        return hasher.finalize()
    }
}

extension Int {
    fileprivate var littleEndianBytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }
}
