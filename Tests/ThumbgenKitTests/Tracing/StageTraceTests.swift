import Foundation
import PipelineEngine
import Testing
import ThumbgenKit
import ThumbnailModel

@Suite("Traces")
struct StageTraceTests {
    private let trace = StageTrace()
    private let origin = ContinuousClock.now

    private func add(
        _ stage: String,
        _ photo: String,
        pixels: Int = 0,
        worker: Int = 0,
        waits: Int,
        _ times: Range<Int>
    ) {
        trace.add(
            StageTrace.Entry(
                photo: BytePath(photo),
                pixels: pixels,
                run: StageRun(
                    stage: stage,
                    item: 0,
                    worker: worker,
                    queued: origin + .milliseconds(waits),
                    start: origin + .milliseconds(times.lowerBound),
                    end: origin + .milliseconds(times.upperBound)
                )
            )
        )
    }

    private func addSample() {
        add("decode", "b.jpg", pixels: 12_000_000, worker: 1, waits: 0, 5..<55)
        add("decode", "a.jpg", pixels: 3_000_000, waits: 0, 0..<20)
        add("jpeg", "a.jpg", pixels: 3_000_000, waits: 20, 30..<32)
    }

    @Test("tells where the time went, the most first")
    func times() {
        addSample()
        #expect(
            StageTimes(trace).lines == [
                "decode: ran 2 times, 0.070 s", "jpeg: ran 1 times, 0.002 s", "15 megapixels decoded", "slowest:",
                "b.jpg: 0.050 s", "a.jpg: 0.022 s",
            ]
        )
    }

    @Test("names the ten slowest photos only")
    func slowest() {
        for number in 0..<12 { add("decode", "\(number).jpg", waits: 0, 0..<(number + 1)) }
        #expect(StageTimes(trace).slowest.map(\.path.text) == (2..<12).reversed().map { "\($0).jpg" })
    }

    @Test("an empty trace is told of as well")
    func empty() throws {
        #expect(StageTimes(trace).lines == ["0 megapixels decoded"])
        #expect(try ChromeTrace(trace).text() == #"{"displayTimeUnit":"ms","traceEvents":[]}"# + "\n")
    }

    @Test("is a list of events: a complete one a run, a span a wait, in microseconds from the first")
    func events() throws {
        addSample()
        let root = try #require(
            JSONSerialization.jsonObject(with: Data(ChromeTrace(trace).text().utf8)) as? [String: Any]
        )
        let events = try #require(root["traceEvents"] as? [[String: Any]])
        let named = events.filter { $0["ph"] as? String == "M" }
        #expect(named.compactMap { ($0["args"] as? [String: String])?["name"] } == ["worker 0", "worker 1"])
        let runs = events.filter { $0["ph"] as? String == "X" }
        #expect(runs.compactMap { $0["name"] as? String } == ["decode", "decode", "jpeg"])
        #expect(runs.compactMap { $0["ts"] as? Double } == [0, 5000, 30_000])
        #expect(runs.compactMap { $0["dur"] as? Double } == [20_000, 50_000, 2000])
        #expect(runs.compactMap { $0["tid"] as? Int } == [0, 1, 0])
        #expect(runs.compactMap { ($0["args"] as? [String: String])?["photo"] } == ["a.jpg", "b.jpg", "a.jpg"])
        let waits = events.filter { $0["id"] as? String == "2" }
        #expect(waits.compactMap { $0["ph"] as? String } == ["b", "e"])
        #expect(waits.compactMap { $0["ts"] as? Double } == [20_000, 30_000])
    }
}
