/// One tag and its value in an EXIF directory.
package struct EXIFEntry: Sendable {
    /// A value by its TIFF type.
    package enum Value: Sendable {
        case byte([UInt8])
        /// Text; the zero that ends it is added.
        case ascii(String)
        case short([UInt16])
        case long([UInt32])
        /// Numerator and denominator.
        case rational([(UInt32, UInt32)])
        case undefined([UInt8])
        /// A type, a count and data that need not fit one another.
        case raw(type: UInt16, count: UInt32, data: [UInt8])
    }

    package let tag: UInt16
    package let value: Value

    /// Any tag.
    package init(_ tag: UInt16, _ value: Value) {
        self.tag = tag
        self.value = value
    }

    /// Tag 0x0112; 1 to 8 are valid.
    package static func orientation(_ value: UInt16) -> EXIFEntry { EXIFEntry(0x0112, .short([value])) }
    /// The camera's maker.
    package static func make(_ text: String) -> EXIFEntry { EXIFEntry(0x010F, .ascii(text)) }
    /// The camera's model.
    package static func model(_ text: String) -> EXIFEntry { EXIFEntry(0x0110, .ascii(text)) }
    /// Who made the picture.
    package static func artist(_ text: String) -> EXIFEntry { EXIFEntry(0x013B, .ascii(text)) }
    /// Who holds the rights.
    package static func copyright(_ text: String) -> EXIFEntry { EXIFEntry(0x8298, .ascii(text)) }
    /// When the file changed, `YYYY:MM:DD hh:mm:ss`.
    package static func modified(_ text: String) -> EXIFEntry { EXIFEntry(0x0132, .ascii(text)) }
    /// When the picture was taken, `YYYY:MM:DD hh:mm:ss` (Exif directory).
    package static func captured(_ text: String) -> EXIFEntry { EXIFEntry(0x9003, .ascii(text)) }
    /// When the picture was stored as data (Exif directory).
    package static func digitised(_ text: String) -> EXIFEntry { EXIFEntry(0x9004, .ascii(text)) }
    /// The time zone of `captured`, `+hh:mm` (Exif directory).
    package static func capturedOffset(_ text: String) -> EXIFEntry { EXIFEntry(0x9011, .ascii(text)) }
    /// The decimals of the seconds of `captured` (Exif directory).
    package static func capturedSubsecond(_ text: String) -> EXIFEntry { EXIFEntry(0x9291, .ascii(text)) }
    /// `N` or `S` (GPS directory).
    package static func latitudeReference(_ text: String) -> EXIFEntry { EXIFEntry(0x0001, .ascii(text)) }
    /// Degrees, minutes and seconds (GPS directory).
    package static func latitude(_ parts: [(UInt32, UInt32)]) -> EXIFEntry { EXIFEntry(0x0002, .rational(parts)) }
    /// `E` or `W` (GPS directory).
    package static func longitudeReference(_ text: String) -> EXIFEntry { EXIFEntry(0x0003, .ascii(text)) }
    /// Degrees, minutes and seconds (GPS directory).
    package static func longitude(_ parts: [(UInt32, UInt32)]) -> EXIFEntry { EXIFEntry(0x0004, .rational(parts)) }
}
