import ThumbnailModel

/// A report of a run as CI servers read it: one case a photo.
package enum JUnitReport {
    /// The XML of a run's photos, in their order.
    package static func text(_ summary: RunSummary, _ records: some Collection<PhotoRecord>) -> String {
        let failures = records.filter { $0.status == .failed }.count
        let figures =
            "tests=\"\(records.count)\" failures=\"\(failures)\" errors=\"0\" time=\"\(summary.elapsed.secondsText)\""
        let lines =
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                "<testsuites \(figures)>",
                "  <testsuite name=\"thumbgen\" \(figures)>",
            ] + JUnitProperties.lines(JUnitProperties.values(of: summary), indent: "    ")
        let end = ["  </testsuite>", "</testsuites>", ""]
        return (lines + records.flatMap(testCase) + end).joined(separator: "\n")
    }

    private static func testCase(_ record: PhotoRecord) -> [String] {
        let name = XMLText.escaped(record.source.display)
        let start = "    <testcase classname=\"thumbgen\" name=\"\(name)\" time=\"\(record.elapsed.secondsText)\""
        let clipped = record.clippedGamut.map { [("clippedGamut", "\($0)")] } ?? []
        let properties = JUnitProperties.lines(clipped, indent: "      ")
        if properties.isEmpty, record.failures.isEmpty { return ["\(start)/>"] }
        let failures = record.failures.map { failure in
            let message = XMLText.escaped("\(failure.stage): \(failure.message)")
            return "      <failure type=\"\(XMLText.escaped(failure.code))\" message=\"\(message)\"/>"
        }
        return ["\(start)>"] + properties + failures + ["    </testcase>"]
    }
}
