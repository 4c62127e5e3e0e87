import ThumbnailModel

/// The settings of stages that find and read photos.
extension StageKind {
    static let discoverSettings = settings(
        StageOperation.discover,
        [
            Setting(
                "include",
                \.include,
                .list(of: .text(.glob), count: 0...1000),
                "Only files that match one of these."
            ),
            Setting(
                "exclude",
                \.exclude,
                .list(of: .text(.glob), count: 0...1000),
                "No file or folder that matches one."
            ),
            Setting("sort", \.sort, .choice(), "What photos are ordered by."),
            Setting(
                "order",
                \.order,
                .choice(aliases: ["ascending": .ascending, "descending": .descending]),
                "Which end of the order comes first."
            ),
            Setting("pair", \.pair, .choice(), "Which files count as one photo."),
            Setting("follow-symlinks", \.followSymlinks, .boolean, "Whether links to folders are followed."),
            Setting(
                "allow",
                \.allow,
                .list(of: .choice(of: [.jp2, .svg, .pdf]), count: 0...3),
                "Formats that are let in only when named."
            ),
        ]
    )

    static let exifSettings = settings(
        StageOperation.exif,
        [Setting("location", \.location, .boolean, "Whether the place of a photo goes into the manifest.")]
    )

    static let decodeSettings = settings(
        StageOperation.decode,
        [
            Setting(
                "max-pixels",
                \.maxPixels,
                .whole(1...100_000_000_000, suffixes: true),
                "The most pixels a picture may declare."
            ),
            Setting("fail-on", \.failOn, .choice(), "The least damage that makes a photo fail."),
            Setting("source", \.source, .choice(), "Which picture of a file is read."),
            Setting("gamut", \.gamut, .choice(), "The colours pixels are brought to."),
        ]
    )
}
