package import ThumbnailModel

/// What became of one photo, for reports.
package struct PhotoRecord: Hashable, Sendable {
    /// How a photo ended.
    package enum Status: String, Sendable, Encodable {
        case written
        case upToDate = "up-to-date"
        case failed
    }

    /// The photo's path below its input.
    package var source: BytePath
    /// How long it was worked on.
    package var elapsed: Duration
    /// Thumbnails written of it.
    package var written: Int
    /// The share of its pixels, 0 to 1, whose colours lay outside sRGB and were clipped; nil where no embedded profile
    /// was used to convert it.
    package var clippedGamut: Double?
    /// What went wrong; a photo may fail at one stage and succeed at others.
    package var failures: [PhotoFailure]

    /// What became of a photo.
    package init(
        source: BytePath,
        elapsed: Duration,
        written: Int,
        clippedGamut: Double? = nil,
        failures: [PhotoFailure] = []
    ) {
        self.source = source
        self.elapsed = elapsed
        self.written = written
        self.clippedGamut = clippedGamut
        self.failures = failures
    }

    /// How it ended.
    package var status: Status {
        if !failures.isEmpty { return .failed }
        return written > 0 ? .written : .upToDate
    }
}

extension Duration {
    /// Seconds with three decimals, in no locale.
    var secondsText: String {
        let milliseconds = Int((self / .milliseconds(1)).rounded())
        let digits = String(milliseconds % 1000)
        return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
    }

    /// Seconds, to the millisecond.
    var secondsValue: Double { (self / .milliseconds(1)).rounded() / 1000 }
}
