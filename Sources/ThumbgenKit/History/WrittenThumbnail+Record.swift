import Imaging
import StateStore
import ThumbnailModel

/// What the state keeps of a rendition besides its recipe and content: what reports count, then what the manifest needs to be
/// written again.
extension WrittenThumbnail {
    /// The compact form.
    var record: [UInt8] {
        var writer = ByteWriter()
        traits.write(to: &writer)
        for number in [crop.x, crop.y, crop.width, crop.height] { writer.write(number) }
        writer.write(placeholder.color.hex)
        writer.write(placeholder.thumbHash)
        return writer.bytes
    }

    /// A planned file as the state knows it; nil where its record cannot be read.
    init?(_ file: PlannedFile, _ known: KnownRendition) {
        var reader = ByteReader(known.details)
        do throws(ByteReader.Malformed) {
            let traits = try ThumbnailTraits(&reader)
            let crop = Rect(
                x: try reader.fraction(),
                y: try reader.fraction(),
                width: try reader.fraction(),
                height: try reader.fraction()
            )
            guard let color = try reader.text().flatMap(Color.init) else { return nil }
            self.init(
                file: file,
                content: known.content,
                bytes: known.size,
                hash: known.hash,
                placeholder: ImagePlaceholder(color: color, thumbHash: try reader.bytes()),
                crop: crop,
                traits: traits
            )
        } catch {
            return nil
        }
    }
}

extension ThumbnailTraits {
    /// The traits of a rendition; nil where its record cannot be read.
    init?(_ known: KnownRendition) {
        var reader = ByteReader(known.details)
        guard let traits = try? ThumbnailTraits(&reader) else { return nil }
        self = traits
    }

    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(isEnlarged)
        writer.write(origin == .preview)
        writer.write(conversion != nil)
        if let conversion { writer.write(conversion.clipped) }
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        isEnlarged = try reader.flag()
        origin = try reader.flag() ? .preview : .full
        conversion = try reader.flag() ? ProfileConversion(clipped: try reader.fraction()) : nil
    }
}
