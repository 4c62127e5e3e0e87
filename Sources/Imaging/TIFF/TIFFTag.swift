/// The tags that are read here; those of EXIF are libexif's matter.
enum TIFFTag: Int {
    /// The JPEG of a Panasonic RAW.
    case panasonicPreview = 0x002E
    case compression = 0x0103
    case photometricInterpretation = 0x0106
    case orientation = 0x0112
    case stripOffsets = 0x0111
    case stripLengths = 0x0117
    case subDirectories = 0x014A
    case jpegOffset = 0x0201
    case jpegLength = 0x0202
    /// The pictures of an MPF segment.
    case mpEntries = 0xB002
    case dngVersion = 0xC612
}
