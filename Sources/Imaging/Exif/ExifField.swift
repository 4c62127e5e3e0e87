import CExif

/// The EXIF fields that are read, each in the one directory where it counts.
enum ExifField {
    case make, model, dateTime, artist, copyright
    case dateTimeOriginal, dateTimeDigitized
    case subSecond, subSecondOriginal, subSecondDigitized
    case offset, offsetOriginal, offsetDigitized
    case latitudeRef, latitude, longitudeRef, longitude, altitudeRef, altitude

    var directory: ExifIfd {
        switch self {
        case .make, .model, .dateTime, .artist, .copyright: EXIF_IFD_0
        case .latitudeRef, .latitude, .longitudeRef, .longitude, .altitudeRef, .altitude: EXIF_IFD_GPS
        default: EXIF_IFD_EXIF
        }
    }

    /// The number by the EXIF standard; libexif gives those of GPS as macros that Swift does not see.
    var tag: ExifTag {
        ExifTag(rawValue: number)
    }

    private var number: UInt32 {
        switch self {
        case .make: 0x010F
        case .model: 0x0110
        case .dateTime: 0x0132
        case .artist: 0x013B
        case .copyright: 0x8298
        case .dateTimeOriginal: 0x9003
        case .dateTimeDigitized: 0x9004
        case .offset: 0x9010
        case .offsetOriginal: 0x9011
        case .offsetDigitized: 0x9012
        case .subSecond: 0x9290
        case .subSecondOriginal: 0x9291
        case .subSecondDigitized: 0x9292
        case .latitudeRef: 0x01
        case .latitude: 0x02
        case .longitudeRef: 0x03
        case .longitude: 0x04
        case .altitudeRef: 0x05
        case .altitude: 0x06
        }
    }
}
