import ThumbnailModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A report of a run as JSON: its figures and what became of each photo.
package struct JSONReport: Encodable {
    private struct Photo: Encodable {
        var source: String
        var status: PhotoRecord.Status
        var seconds: Double
        var written: Int
        var clippedGamut: Double
        var failures: [Failure]
    }

    private struct Failure: Encodable {
        var stage: String
        var code: String
        var message: String
    }

    private var summary: RunSummary
    private var photos: [Photo]

    /// A report of a run and its photos, in their order.
    package init(_ summary: RunSummary, _ records: some Collection<PhotoRecord>) {
        self.summary = summary
        photos = records.map { record in
            Photo(
                source: record.source.text,
                status: record.status,
                seconds: record.elapsed.secondsValue,
                written: record.written,
                clippedGamut: record.clippedGamut ?? 0,
                failures: record.failures.map { Failure(stage: $0.stage, code: $0.code, message: $0.message) }
            )
        }
    }

    /// The report's text, ending in a line break.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
