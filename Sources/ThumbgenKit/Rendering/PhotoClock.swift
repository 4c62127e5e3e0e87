import PipelineEngine
import Synchronization

/// Adds up how long the stages worked on each photo.
final class PhotoClock: StageObserver {
    private let durations = Mutex<[Int: Duration]>([:])

    func stageDidRun(_ run: StageRun) {
        durations.withLock { $0[run.item, default: .zero] += run.end - run.start }
    }

    /// Takes out how long an item was worked on.
    func take(_ item: Int) -> Duration {
        durations.withLock { $0.removeValue(forKey: item) } ?? .zero
    }
}
