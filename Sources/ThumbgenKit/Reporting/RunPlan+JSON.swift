import ThumbnailModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RunPlan: Encodable {
    private enum CodingKeys: String, CodingKey {
        case upToDate, rebuilds, orphans, documents, unreadable, failures
    }

    private struct RebuildObject: Encodable {
        var output: String
        var source: String
        var code: String
        var reason: String
    }

    private struct FailureObject: Encodable {
        var source: String
        var stage: String
        var code: String
        var message: String
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isUpToDate, forKey: .upToDate)
        try container.encode(
            rebuilds.map {
                RebuildObject(
                    output: $0.output.text,
                    source: $0.source.text,
                    code: $0.reason.code,
                    reason: $0.reason.message
                )
            },
            forKey: .rebuilds
        )
        try container.encode(orphans.map(\.text), forKey: .orphans)
        try container.encode(documents.map(\.text), forKey: .documents)
        try container.encode(unreadable.map(\.text), forKey: .unreadable)
        try container.encode(
            failures.map {
                FailureObject(source: $0.source.text, stage: $0.stage, code: $0.code, message: $0.message)
            },
            forKey: .failures
        )
    }

    /// The plan as one JSON object on one line.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
