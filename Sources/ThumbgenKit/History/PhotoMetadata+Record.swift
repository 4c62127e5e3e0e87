import ThumbnailModel

/// Metadata as the state keeps it, so that an unchanged photo need not be opened.
extension PhotoMetadata {
    /// Counts up when the form changes; records of another form are read anew from the photo.
    private static let recordVersion = 2

    /// The compact form. The state lies in the output folder, which may be published: who took a photo, and where, goes
    /// into it only where the pipeline publishes that anyway.
    func record(withPrivateValues: Bool) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(PhotoMetadata.recordVersion)
        write(to: &writer, withPrivateValues: withPrivateValues)
        return writer.bytes
    }

    /// The metadata of a record; nil where the record is none, of another form, or lacks private values that are needed.
    init?(record: [UInt8], withPrivateValues: Bool) {
        var reader = ByteReader(record)
        do throws(ByteReader.Malformed) {
            guard try reader.number() == PhotoMetadata.recordVersion else { return nil }
            try self.init(&reader, withPrivateValues: withPrivateValues)
        } catch {
            return nil
        }
    }

    /// Writes the values themselves.
    func write(to writer: inout ByteWriter, withPrivateValues: Bool) {
        writer.write(format.rawValue)
        for number in [storedSize.width, storedSize.height, orientation.rawValue, bands, bitDepth] {
            writer.write(number)
        }
        writer.write(hasAlpha)
        writer.write(isProgressive)
        for text in [profile, camera] { writer.write(text) }
        writer.write(captured != nil)
        if let captured { captured.write(to: &writer) }
        writer.write(withPrivateValues)
        guard withPrivateValues else { return }
        for text in [artist, copyright] { writer.write(text) }
        writer.write(location != nil)
        if let location { location.write(to: &writer) }
    }

    /// Reads what `write` wrote; nil where it lacks private values that are needed.
    init?(_ reader: inout ByteReader, withPrivateValues: Bool) throws(ByteReader.Malformed) {
        guard let format = try reader.text().flatMap(ImageFormat.init) else { throw ByteReader.Malformed() }
        let size = PixelSize(width: try reader.number(), height: try reader.number())
        self.init(format: format, storedSize: size, orientation: Orientation(tag: try reader.number()))
        bands = try reader.number()
        bitDepth = try reader.number()
        hasAlpha = try reader.flag()
        isProgressive = try reader.flag()
        profile = try reader.text()
        camera = try reader.text()
        if try reader.flag() { captured = try CaptureTime(&reader) }
        guard try reader.flag() else {
            if withPrivateValues { return nil }
            return
        }
        artist = try reader.text()
        copyright = try reader.text()
        if try reader.flag() { location = try GeoLocation(&reader) }
    }
}

extension CaptureTime {
    fileprivate func write(to writer: inout ByteWriter) {
        for number in [year, month, day, hour, minute, second] { writer.write(number) }
        writer.write(fraction)
        writer.write(offsetMinutes != nil)
        if let offsetMinutes { writer.write(offsetMinutes) }
        writer.write(tag)
    }

    fileprivate init?(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        self.init(
            year: try reader.number(),
            month: try reader.number(),
            day: try reader.number(),
            hour: try reader.number(),
            minute: try reader.number(),
            second: try reader.number(),
            fraction: try reader.text() ?? "",
            offsetMinutes: try reader.flag() ? try reader.number() : nil,
            tag: try reader.text() ?? ""
        )
    }
}

extension GeoLocation {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(latitude)
        writer.write(longitude)
        writer.write(altitude != nil)
        if let altitude { writer.write(altitude) }
    }

    fileprivate init?(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        self.init(
            latitude: try reader.fraction(),
            longitude: try reader.fraction(),
            altitude: try reader.flag() ? try reader.fraction() : nil
        )
    }
}
