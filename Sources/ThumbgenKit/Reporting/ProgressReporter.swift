import Synchronization

/// Shows how far a run has come, and messages that do not tear the bar. May be told from any thread.
package final class ProgressReporter: Sendable {
    private struct State {
        var count = ProgressCount()
        var started: ContinuousClock.Instant
        var shownAt: ContinuousClock.Instant
        var barIsShown = false
    }

    /// At most ten times a second a bar, every five seconds a line.
    private static let barInterval = Duration.milliseconds(100)
    private static let lineInterval = Duration.seconds(5)

    private let mode: ProgressMode
    private let columns: @Sendable () -> Int
    private let now: @Sendable () -> ContinuousClock.Instant
    private let write: @Sendable (String) -> Void
    private let state: Mutex<State>

    /// A reporter to a terminal, or to what is none.
    ///
    /// `columns` tells the terminal's width, asked anew at each drawing; `now` the time; `write` puts text on the stream.
    package init(
        _ mode: ProgressMode,
        on terminal: Terminal,
        columns: @escaping @Sendable () -> Int,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        write: @escaping @Sendable (String) -> Void
    ) {
        self.mode = mode.resolved(on: terminal)
        self.columns = columns
        self.now = now
        self.write = write
        let start = now()
        state = Mutex(State(started: start, shownAt: start))
    }

    /// Starts to count, with so many photos and pixels ahead.
    package func begin(photos: Int, pixels: Int) {
        state.withLock { state in
            state.count = ProgressCount()
            state.count.photos = photos
            state.count.pixels = pixels
            state.started = now()
            state.shownAt = state.started
            if mode == .bar { draw(&state) }
        }
    }

    /// Counts a photo that is done with.
    package func finish(_ status: PhotoRecord.Status, pixels: Int) {
        state.withLock { state in
            state.count.add(status, pixels: pixels)
            let pause = state.shownAt.duration(to: now())
            switch mode {
            case .bar where pause >= Self.barInterval: draw(&state)
            case .plain where pause >= Self.lineInterval:
                state.shownAt = now()
                write(ProgressLine.plain(state.count, after: state.started.duration(to: state.shownAt)) + "\n")
            default: break
            }
        }
    }

    /// Shows a message of whole lines, above the bar where there is one.
    package func show(_ message: String) {
        state.withLock { state in
            let hadBar = state.barIsShown
            write((hadBar ? Self.erase : "") + message + "\n")
            if hadBar { draw(&state) }
        }
    }

    /// Takes the bar away.
    package func end() {
        state.withLock { state in
            if state.barIsShown { write(Self.erase) }
            state.barIsShown = false
        }
    }

    private func draw(_ state: inout State) {
        state.shownAt = now()
        state.barIsShown = true
        let elapsed = state.started.duration(to: state.shownAt)
        write(Self.erase + ProgressLine.bar(state.count, after: elapsed, columns: columns()))
    }

    /// Back to the start of the line, and nothing after it.
    private static let erase = "\r\u{1B}[K"
}
