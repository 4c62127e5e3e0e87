import Dispatch
import Glibc
import Synchronization
import ThumbgenKit

/// Ends a run in good order when the user or the system asks for it; a second signal ends it at once.
final class Interruption {
    private let sources: [any DispatchSourceSignal]
    private let received: Received

    /// The signal that came, if any did.
    var signal: Int32? {
        let number = received.number.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Watches for SIGINT and SIGTERM as long as it lives.
    init(cancelling run: ThumbnailRun) {
        let received = Received()
        self.received = received
        // A queue of its own has a thread of its own: those of the global ones are all taken by the run's workers.
        let queue = DispatchQueue(label: "thumbgen.signals", qos: .userInteractive)
        sources = [SIGINT, SIGTERM].map { number in
            // Without this the default action would end the process before the source sees the signal.
            Glibc.signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                if received.number.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
                run.cancel()
            }
            source.resume()
            return source
        }
    }

    private final class Received: Sendable {
        let number = Atomic<Int32>(0)
    }
}
