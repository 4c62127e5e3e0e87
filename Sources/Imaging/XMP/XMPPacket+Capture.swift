import ThumbnailModel

extension XMPPacket {
    /// When the photo was taken: the first property that is a real day and time. A day alone is no time.
    var captured: CaptureTime? {
        let properties = ["exif:DateTimeOriginal", "xmp:CreateDate", "photoshop:DateCreated"]
        return properties.lazy.compactMap { property in
            self.text(property).flatMap { XMPPacket.time($0, tag: property) }
        }.first
    }

    /// How the pixels must be turned; nil where the packet does not say.
    var orientation: Orientation? {
        text("tiff:Orientation").flatMap { Int($0) }.map { Orientation(tag: $0) }
    }

    /// A time by ISO 8601, with or without seconds, fraction and offset: `2004-05-06T07:08:09.07+02:00`.
    private static func time(_ text: String, tag: String) -> CaptureTime? {
        let parts = text.split(separator: "T", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let clock = parts[1].prefix { !"Z+-".contains($0) }
        let offset = parts[1].dropFirst(clock.count)
        let seconds = clock.split(separator: ".", maxSplits: 1)
        let day = parts[0].split(separator: "-").map { Int($0) }
        let time = (seconds.first ?? "").split(separator: ":").map { Int($0) }
        guard day.count == 3, time.count == 2 || time.count == 3,
            let year = day[0], let month = day[1], let date = day[2], let hour = time[0], let minute = time[1],
            let second = time.count == 3 ? time[2] : 0
        else { return nil }
        let fraction = seconds.count == 2 ? seconds[1] : ""
        return CaptureTime(
            year: year,
            month: month,
            day: date,
            hour: hour,
            minute: minute,
            second: second,
            fraction: fraction.utf8.allSatisfy { (48...57).contains($0) } ? String(fraction) : "",
            offsetMinutes: offset.isEmpty ? nil : ExifBlock.minutesEast(String(offset)),
            tag: tag
        )
    }
}
