import ThumbnailModel

extension PhotoMetadata {
    /// What a RAW file says: size and orientation by LibRaw, which knows the cameras, the rest by EXIF where there is any.
    ///
    /// The size is that of the developed picture. Geometry goes by it, and a preview of the same aspect stands in for it.
    init(raw content: UnsafeRawBufferPointer) throws(ImagingError) {
        let previews = EmbeddedPreview.all(inRaw: content)
        let file: RawFile?
        do throws(LibraryFault) {
            let opened = try RawFile(content)
            let orientation = opened.orientation
            self.init(format: .raw, storedSize: try opened.measured(), orientation: orientation)
            bitDepth = opened.bitDepth > 0 ? opened.bitDepth : bitDepth
            file = opened
        } catch {
            // A camera that is newer than LibRaw: what it shows of the photo itself is the photo.
            guard let preview = previews.largest(longEdge: RawDecoder.leastLongEdge) else {
                throw .rawUndecodable(error)
            }
            let tag = TIFFBlock(content)?.directories.first?.numbers(.orientation).first
            self.init(format: .raw, storedSize: preview.size, orientation: Orientation(tag: tag ?? 1))
            file = nil
        }
        if let exif = ExifBlock(rawFile: content) { add(exif) }
        // Fujifilm and Panasonic keep EXIF in the preview.
        for preview in previews {
            if let block = JPEGStructure(preview.content)?.application(1, "Exif\0\0").first,
                let exif = ExifBlock([UInt8](block.payload))
            {
                add(exif)
            }
        }
        captured = captured ?? file?.captured
        camera = camera ?? file?.camera
        location = location ?? file?.location
    }
}

extension ExifBlock {
    /// The EXIF of a RAW file that is built like TIFF; nil of others.
    fileprivate init?(rawFile content: UnsafeRawBufferPointer) {
        guard TIFFBlock(content) != nil else { return nil }
        // What a JPEG segment can hold: libexif reads no further.
        var head = [UInt8](content.prefix(65_527))
        // The maker's own number gives way to that of TIFF.
        head[2] = head[0] == 0x49 ? 0x2A : 0
        head[3] = head[0] == 0x49 ? 0 : 0x2A
        self.init(head)
    }
}
