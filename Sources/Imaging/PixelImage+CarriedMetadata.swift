import CVips
import ThumbnailModel

extension PixelImage {
    /// A copy with the fields that a file is to carry and no others, and whether there are any.
    func carrying(
        _ kept: MetadataKept,
        of metadata: PhotoMetadata?
    ) throws(LibraryFault) -> (image: PixelImage, hasFields: Bool) {
        let image = try copy()
        let keepsProfile = image.bytes(VIPS_META_ICC_NAME) != nil
        for field in image.fields where !(kept == .all && PixelImage.survivesResizing(field)) {
            if field == VIPS_META_ICC_NAME, keepsProfile { continue }
            vips_image_remove(image.pointer, field)
        }
        switch kept {
        case .none: return (image, keepsProfile)
        case .copyright:
            guard let block = ExifNotice(artist: metadata?.artist, copyright: metadata?.copyright).block else {
                return (image, keepsProfile)
            }
            vips_image_set_blob_copy(image.pointer, VIPS_META_EXIF_NAME, block, block.count)
            return (image, true)
        case .all:
            // The pixels stand upright now, whatever the block says.
            vips_image_set_int(image.pointer, VIPS_META_ORIENTATION, 1)
            return (image, true)
        }
    }

    /// Whether a field still speaks of the picture once it is turned and resized.
    private static func survivesResizing(_ field: String) -> Bool {
        let kept = [VIPS_META_EXIF_NAME, VIPS_META_XMP_NAME, VIPS_META_IPTC_NAME]
        return kept.contains(field) || field.hasPrefix("exif-") && !field.hasPrefix("exif-ifd1-")
    }
}
