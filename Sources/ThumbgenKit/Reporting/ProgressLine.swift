/// The wording of progress.
enum ProgressLine {
    /// A bar and figures, within so many columns.
    static func bar(_ count: ProgressCount, after elapsed: Duration, columns: Int) -> String {
        var figures = "\(count.photosDone)/\(count.photos)"
        if count.failed > 0 { figures += "  \(count.failed) failed" }
        figures += "  \(oneDecimal(count.rate(after: elapsed))) photos/s"
        if let remaining = count.remaining(after: elapsed) { figures += "  ETA \(clock(remaining))" }
        // The bar keeps its width while figures grow. The last column stays free: a terminal may wrap a line that fills it.
        let width = min(40, columns / 4)
        guard width + 4 + figures.count < columns else { return String(figures.prefix(max(0, columns - 1))) }
        let filled = Int(Double(width) * count.fraction)
        return "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))]  \(figures)"
    }

    /// A line for a log.
    static func plain(_ count: ProgressCount, after elapsed: Duration) -> String {
        var line = "\(count.photosDone) of \(Plural.photos(count.photos)) (\(Int(count.fraction * 100))%)"
        if count.failed > 0 { line += ", \(count.failed) failed" }
        line += ", \(oneDecimal(count.rate(after: elapsed))) photos/s"
        if let remaining = count.remaining(after: elapsed) { line += ", about \(clock(remaining)) left" }
        return line
    }

    /// Whole seconds as `0:07` or `1:02:03`, rounded up.
    private static func clock(_ duration: Duration) -> String {
        let seconds = Int((duration / .seconds(1)).rounded(.up))
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let head = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
        return "\(head):\(twoDigits(seconds % 60))"
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private static func oneDecimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
