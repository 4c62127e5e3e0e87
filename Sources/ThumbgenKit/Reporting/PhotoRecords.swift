import Imaging
import ThumbnailModel

/// What became of each photo that was reached: those whose headers could be read, in their order, then the others. A record
/// is made when it is asked for, so that a run of which no report is wanted has none.
package struct PhotoRecords: RandomAccessCollection, Sendable {
    private let photos: PackedArray<SurveyedPhoto>
    private let tallies: [PhotoTally]
    /// The places of the photos that were reached.
    private let reached: [Int]
    /// Of the files whose headers could not be read.
    private let failures: [PhotoFailure]

    /// What rendering did of a library.
    init(_ rendered: RenderingResult, of library: PhotoLibrary) {
        photos = library.photos
        tallies = rendered.tallies
        reached = photos.indices.filter { rendered.isReached[$0] }
        failures = library.failures
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { reached.count + failures.count }

    package subscript(position: Int) -> PhotoRecord {
        if position >= reached.count {
            let failure = failures[position - reached.count]
            return PhotoRecord(source: failure.source, elapsed: .zero, written: 0, failures: [failure])
        }
        let tally = tallies[reached[position]]
        return PhotoRecord(
            source: photos.relativePath(at: reached[position]),
            elapsed: tally.elapsed,
            written: tally.made,
            clippedGamut: tally.conversion?.clipped,
            failures: tally.failures
        )
    }
}
