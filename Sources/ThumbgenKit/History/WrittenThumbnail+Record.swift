import Imaging
import StateStore
import ThumbnailModel

/// What the state keeps of a rendition besides its recipe and content: what the manifest needs to be written again.
extension WrittenThumbnail {
    /// The compact form.
    var record: [UInt8] {
        var writer = ByteWriter()
        for number in [crop.x, crop.y, crop.width, crop.height] { writer.write(number) }
        writer.write(isEnlarged)
        writer.write(placeholder.color.hex)
        writer.write(placeholder.thumbHash)
        writer.write(origin == .preview)
        return writer.bytes
    }

    /// A planned file as the state knows it; nil where its record cannot be read.
    init?(_ file: PlannedFile, _ known: KnownRendition) {
        var reader = ByteReader(known.details)
        do throws(ByteReader.Malformed) {
            let crop = Rect(
                x: try reader.fraction(),
                y: try reader.fraction(),
                width: try reader.fraction(),
                height: try reader.fraction()
            )
            let isEnlarged = try reader.flag()
            guard let color = try reader.text().flatMap(Color.init) else { return nil }
            self.init(
                file: file,
                content: known.content,
                bytes: known.size,
                hash: known.hash,
                placeholder: ImagePlaceholder(color: color, thumbHash: try reader.bytes()),
                crop: crop,
                origin: try reader.flag() ? .preview : .full,
                isEnlarged: isEnlarged
            )
        } catch {
            return nil
        }
    }
}
