import CVips
import ThumbnailModel

/// Pictures whose pixels are computed and held in memory.
extension PixelImage {
    /// Lines that are computed at a time: few enough for what lies between source and memory to stay in the cache.
    private static let stripHeight = 16

    /// All pixels computed and held in memory. Damage that a loader only meets in the pixels shows here.
    ///
    /// Where the library may use one thread only, the calling one does the work: its own way hands every strip to a worker
    /// and waits, which costs more than many a resize.
    func materialised() throws(LibraryFault) -> PixelImage {
        if isInMemory { return self }
        if vips_concurrency_get() > 1 {
            guard let memory = vips_image_copy_memory(pointer) else { throw .taken(by: "pixels") }
            return PixelImage(owning: memory)
        }
        let image = try PixelImage.uncomputed(like: self)
        let source = try Region(of: self)
        let target = try Region(of: image)
        for top in stride(from: 0, to: size.height, by: PixelImage.stripHeight) {
            let height = min(PixelImage.stripHeight, size.height - top)
            try source.compute(top: top, height: height, into: target)
        }
        return image
    }

    /// A picture of the kind and fields of another one, in its size or another, in memory, whose pixels are yet to be
    /// written.
    static func uncomputed(like image: PixelImage, size: PixelSize? = nil) throws(LibraryFault) -> PixelImage {
        guard let memory = vips_image_new_memory() else { throw .taken(by: "pixels") }
        let result = PixelImage(owning: memory)
        var sources = [image.pointer, nil]
        guard vips_image_pipeline_array(memory, VIPS_DEMAND_STYLE_THINSTRIP, &sources) == 0 else {
            throw .taken(by: "pixels")
        }
        if let size {
            memory.pointee.Xsize = gint(clamping: size.width)
            memory.pointee.Ysize = gint(clamping: size.height)
        }
        guard vips_image_write_prepare(memory) == 0 else { throw .taken(by: "pixels") }
        return result
    }

    /// The part of a picture in memory, in memory of its own; nil where the picture is not in memory.
    func copied(_ part: PixelRect) throws(LibraryFault) -> PixelImage? {
        guard isInMemory else { return nil }
        let copy = try PixelImage.uncomputed(like: self, size: part.size)
        guard let source = pointer.pointee.data, let target = copy.pointer.pointee.data else { return nil }
        let pixel = bands * Int(vips_format_sizeof(format))
        let (length, stride) = (part.size.width * pixel, size.width * pixel)
        for line in 0..<part.size.height {
            (target + line * length).update(from: source + (part.y + line) * stride + part.x * pixel, count: length)
        }
        return copy
    }

    /// Bytes that the pixels take in memory.
    var byteCount: Int { size.area * bands * Int(vips_format_sizeof(format)) }

    private var isInMemory: Bool {
        pointer.pointee.dtype == VIPS_IMAGE_SETBUF || pointer.pointee.dtype == VIPS_IMAGE_SETBUF_FOREIGN
    }
}

/// Asks a picture for some of its pixels, on the thread that made the region.
private struct Region: ~Copyable {
    private let region: UnsafeMutablePointer<VipsRegion>
    private let width: gint

    init(of image: PixelImage) throws(LibraryFault) {
        guard let region = vips_region_new(image.pointer) else { throw .taken(by: "pixels") }
        self.region = region
        width = image.pointer.pointee.Xsize
    }

    deinit {
        g_object_unref(region)
    }

    /// Computes whole lines and puts them to the same place of a picture in memory.
    func compute(top: Int, height: Int, into target: borrowing Region) throws(LibraryFault) {
        var lines = VipsRect(left: 0, top: gint(top), width: width, height: gint(height))
        guard vips_region_image(target.region, &lines) == 0,
            vips_region_prepare_to(region, target.region, &lines, 0, gint(top)) == 0
        else { throw .taken(by: "pixels") }
    }
}
