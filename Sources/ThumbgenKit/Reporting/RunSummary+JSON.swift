#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RunSummary: Encodable {
    private enum CodingKeys: String, CodingKey {
        case photos, written, upToDate, failed, enlarged, met, passedOver, removed, seconds
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(photos, forKey: .photos)
        try container.encode(written, forKey: .written)
        try container.encode(upToDate, forKey: .upToDate)
        try container.encode(failed, forKey: .failed)
        try container.encode(enlarged, forKey: .enlarged)
        try container.encode(met, forKey: .met)
        try container.encode(passedOver, forKey: .passedOver)
        try container.encode(removed, forKey: .removed)
        try container.encode(elapsed.secondsValue, forKey: .seconds)
    }

    /// The figures as one JSON object on one line.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
