import Synchronization
import Testing
import ThumbgenKit

struct ProgressReporterTests {
    private let screen = Terminal(isTerminal: true, environment: ["TERM": "xterm"])
    private let file = Terminal(isTerminal: false, environment: [:])
    private let erase = "\r\u{1B}[K"

    @Test func theBarShowsCountRateAndTimeLeftByPixels() {
        let stage = Stage(columns: 60)
        let reporter = stage.reporter(.auto, on: screen)
        reporter.begin(photos: 4, pixels: 1000)
        stage.advance(.seconds(2))
        reporter.finish(.written, pixels: 250)
        stage.advance(.seconds(2))
        reporter.finish(.failed, pixels: 250)
        #expect(
            stage.take() == [
                erase + "[...............]  0/4  0.0 photos/s",
                erase + "[###............]  1/4  0.5 photos/s  ETA 0:06",
                erase + "[#######........]  2/4  1 failed  0.5 photos/s  ETA 0:08",
            ]
        )
        reporter.end()
        reporter.end()
        #expect(stage.take() == [erase])
    }

    @Test func photosUpToDateDoNotQuickenTheRest() {
        let stage = Stage(columns: 40)
        let reporter = stage.reporter(.bar, on: screen)
        reporter.begin(photos: 3, pixels: 300)
        stage.advance(.seconds(1))
        reporter.finish(.upToDate, pixels: 100)
        stage.advance(.seconds(9))
        reporter.finish(.written, pixels: 100)
        #expect(stage.take().last == erase + "2/3  0.2 photos/s  ETA 0:10")
    }

    @Test func theBarIsDrawnAtMostTenTimesASecond() {
        let stage = Stage(columns: 80)
        let reporter = stage.reporter(.bar, on: screen)
        reporter.begin(photos: 100, pixels: 100)
        for _ in 0..<100 {
            stage.advance(.milliseconds(10))
            reporter.finish(.written, pixels: 1)
        }
        #expect(stage.take().count == 1 + 10)
    }

    @Test(arguments: [1, 2, 12, 30, 41, 80, 200])
    func theBarStaysWithinTheTerminal(columns: Int) {
        let stage = Stage(columns: columns)
        let reporter = stage.reporter(.bar, on: screen)
        reporter.begin(photos: 123_456, pixels: 10)
        stage.advance(.seconds(100_000))
        reporter.finish(.written, pixels: 1)
        for drawn in stage.take() {
            #expect(drawn.hasPrefix(erase))
            #expect(drawn.count - erase.count <= columns - 1)
        }
    }

    @Test func messagesStandAboveTheBar() {
        let stage = Stage(columns: 20)
        let reporter = stage.reporter(.bar, on: screen)
        reporter.show("before")
        reporter.begin(photos: 2, pixels: 0)
        reporter.show("during")
        reporter.end()
        reporter.show("after")
        #expect(
            stage.take() == [
                "before\n", erase + "0/2  0.0 photos/s", erase + "during\n", erase + "0/2  0.0 photos/s", erase,
                "after\n",
            ]
        )
    }

    @Test func elsewhereALineIsWrittenEveryFiveSeconds() {
        let stage = Stage(columns: 80)
        let reporter = stage.reporter(.bar, on: file)
        reporter.begin(photos: 8000, pixels: 8_000_000)
        for index in 0..<120 {
            stage.advance(.milliseconds(100))
            reporter.finish(index == 7 ? .failed : .written, pixels: 1000)
        }
        reporter.show("message")
        reporter.end()
        #expect(
            stage.take() == [
                "50 of 8000 photos (0%), 1 failed, 10.0 photos/s, about 13:32 left\n",
                "100 of 8000 photos (1%), 1 failed, 10.0 photos/s, about 13:18 left\n",
                "message\n",
            ]
        )
    }

    @Test func withoutProgressMessagesRemain() {
        let stage = Stage(columns: 80)
        let reporter = stage.reporter(.none, on: screen)
        reporter.begin(photos: 1, pixels: 1)
        stage.advance(.seconds(60))
        reporter.finish(.written, pixels: 1)
        reporter.show("message")
        reporter.end()
        #expect(stage.take() == ["message\n"])
    }
}

/// A stream and a clock that tests hold in their hands.
private final class Stage: Sendable {
    private let written = Mutex<[String]>([])
    private let time = Mutex(ContinuousClock.now)
    private let columns: Int

    init(columns: Int) {
        self.columns = columns
    }

    func reporter(_ mode: ProgressMode, on terminal: Terminal) -> ProgressReporter {
        ProgressReporter(
            mode,
            on: terminal,
            columns: { [columns] in columns },
            now: { self.time.withLock { $0 } },
            write: { text in self.written.withLock { $0.append(text) } }
        )
    }

    func advance(_ duration: Duration) {
        time.withLock { $0 += duration }
    }

    func take() -> [String] {
        written.withLock { written in
            defer { written = [] }
            return written
        }
    }
}
