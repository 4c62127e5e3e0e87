import PipelineEngine
import ThumbnailModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A trace in the format that chrome://tracing, Perfetto and Speedscope read: a row a worker with what it ran, and the
/// waits of each photo as spans of their own, for they overlap.
package struct ChromeTrace: Encodable {
    private struct Event: Encodable {
        var name: String
        var cat: String
        var ph: String
        /// Microseconds since the first event.
        var ts: Double
        var dur: Double?
        var pid = 1
        var tid: Int
        var id: String?
        var args: [String: String]
    }

    private var traceEvents: [Event]
    private var displayTimeUnit = "ms"

    /// The events of a trace.
    package init(_ trace: StageTrace) {
        let entries = trace.entries
        traceEvents = Set(entries.map(\.run.worker)).sorted().map { worker in
            Event(name: "thread_name", cat: "", ph: "M", ts: 0, tid: worker, args: ["name": "worker \(worker)"])
        }
        guard let origin = entries.map(\.run.queued).min() else { return }
        func time(_ instant: ContinuousClock.Instant) -> Double { origin.duration(to: instant) / .microseconds(1) }
        for (number, entry) in entries.enumerated() {
            let (run, photo) = (entry.run, ["photo": entry.photo.text])
            traceEvents.append(
                Event(
                    name: run.stage,
                    cat: "stage",
                    ph: "X",
                    ts: time(run.start),
                    dur: run.start.duration(to: run.end) / .microseconds(1),
                    tid: run.worker,
                    args: photo
                )
            )
            for (phase, instant) in [("b", run.queued), ("e", run.start)] {
                traceEvents.append(
                    Event(
                        name: "waiting for \(run.stage)",
                        cat: "wait",
                        ph: phase,
                        ts: time(instant),
                        tid: run.worker,
                        id: "\(number)",
                        args: photo
                    )
                )
            }
        }
    }

    /// The trace's text, ending in a line break.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
