package import PipelineEngine
import Synchronization
package import ThumbnailModel

/// Collects when each stage ran for each photo. May be told from any thread.
package final class StageTrace: Sendable {
    /// A run of a stage and the photo it was for.
    package struct Entry: Sendable {
        /// The photo's path below its input.
        package var photo: BytePath
        /// Pixels of the photo as stored; 0 where the stage only looks at its header.
        package var pixels: Int
        /// When it ran, and on which worker.
        package var run: StageRun

        /// A run of a stage for a photo.
        package init(photo: BytePath, pixels: Int, run: StageRun) {
            self.photo = photo
            self.pixels = pixels
            self.run = run
        }
    }

    private let collected = Mutex<[Entry]>([])

    /// A trace of nothing yet.
    package init() {}

    /// Everything collected so far, in the order of the starts.
    package var entries: [Entry] {
        collected.withLock { $0 }.sorted { ($0.run.start, $0.run.worker) < ($1.run.start, $1.run.worker) }
    }

    /// Adds a run of a stage.
    package func add(_ entry: Entry) {
        collected.withLock { $0.append(entry) }
    }

    /// What a runner tells of its stages, passed on to another observer as well; `photos` are its items in their order.
    func observer(of photos: some Sequence<SurveyedPhoto>, besides other: any StageObserver) -> any StageObserver {
        Observer(
            trace: self,
            photos: photos.map { ($0.source.relativePath, $0.metadata.storedSize.area) },
            other: other
        )
    }

    /// The same for a runner that looks at the headers of photos only.
    func observer(of paths: some Sequence<BytePath>) -> any StageObserver {
        Observer(trace: self, photos: paths.map { ($0, 0) }, other: nil)
    }

    private struct Observer: StageObserver {
        let trace: StageTrace
        let photos: [(path: BytePath, pixels: Int)]
        let other: (any StageObserver)?

        func stageDidRun(_ run: StageRun) {
            trace.add(Entry(photo: photos[run.item].path, pixels: photos[run.item].pixels, run: run))
            other?.stageDidRun(run)
        }
    }
}
