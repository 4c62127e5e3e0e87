/// When a photo was taken, as its camera wrote it: a local time, with the offset from UTC where the camera knew it.
package struct CaptureTime: Hashable, Sendable {
    /// The calendar fields, each in its range.
    package var year, month, day, hour, minute, second: Int
    /// The digits behind the decimal point of the second, as written; empty when there are none.
    package var fraction: String
    /// Minutes east of UTC; nil when unknown.
    package var offsetMinutes: Int?
    /// The name of the tag the time was read from.
    package var tag: String

    /// A time of these fields; nil where the calendar has no such day or the clock no such time. Second 60 counts as 59.
    package init?(
        year: Int,
        month: Int,
        day: Int,
        hour: Int,
        minute: Int,
        second: Int,
        fraction: String = "",
        offsetMinutes: Int? = nil,
        tag: String
    ) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...CaptureTime.days(in: month, of: year)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = min(second, 59)
        self.fraction = fraction
        self.offsetMinutes = offsetMinutes
        self.tag = tag
    }

    /// The point of time, to put photos in order by; a time of unknown offset is taken as UTC, so that no machine's zone has
    /// a say.
    package var instant: Instant { Instant(seconds: secondsUTC, nanoseconds: nanoseconds) }

    /// A point of time; earlier comes first.
    package struct Instant: Hashable, Comparable, Sendable {
        fileprivate let seconds: Int
        fileprivate let nanoseconds: Int

        package static func < (left: Instant, right: Instant) -> Bool {
            (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
        }
    }

    /// ISO 8601, with fraction and offset where they are known: `2004-05-06T07:08:09.070+02:00`.
    package var iso8601: String {
        var text =
            "\(padded(year, 4))-\(padded(month))-\(padded(day))T\(padded(hour)):\(padded(minute)):\(padded(second))"
        if !fraction.isEmpty { text += ".\(fraction)" }
        if let offsetMinutes {
            let magnitude = abs(offsetMinutes)
            text += "\(offsetMinutes < 0 ? "-" : "+")\(padded(magnitude / 60)):\(padded(magnitude % 60))"
        }
        return text
    }

    private var secondsUTC: Int {
        // Days from the civil calendar, counted in years that start in March.
        let shifted = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * monthFromMarch + 2) / 5 + day
        return ((days * 24 + hour) * 60 + minute - (offsetMinutes ?? 0)) * 60 + second
    }

    /// The fraction of the second, digits beyond the ninth cut off.
    private var nanoseconds: Int {
        let digits = fraction.utf8.prefix(9)
        let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        return (digits.count..<9).reduce(number) { number, _ in number * 10 }
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
