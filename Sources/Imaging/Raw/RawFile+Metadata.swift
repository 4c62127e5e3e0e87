import CLibRaw
import Glibc
import ThumbnailModel

extension RawFile {
    /// Bits a sensor pixel; 0 where LibRaw does not tell.
    var bitDepth: Int { Int(data.pointee.color.raw_bps) }

    /// Maker and model.
    var camera: String? {
        let make = text(data.pointee.idata.make)
        let model = text(data.pointee.idata.model)
        return PhotoMetadata.camera(make: make, model: model)
    }

    /// When the photo was taken, as LibRaw has it: without offset and fractions.
    var captured: CaptureTime? {
        var seconds = data.pointee.other.timestamp
        var fields = tm()
        // LibRaw took the camera's time for the machine's; the way back gives the camera's again, wherever this runs.
        guard seconds > 0, localtime_r(&seconds, &fields) != nil else { return nil }
        return CaptureTime(
            year: Int(fields.tm_year) + 1900,
            month: Int(fields.tm_mon) + 1,
            day: Int(fields.tm_mday),
            hour: Int(fields.tm_hour),
            minute: Int(fields.tm_min),
            second: Int(fields.tm_sec),
            tag: "DateTimeOriginal"
        )
    }

    /// Where the photo was taken; nil without hemispheres.
    var location: GeoLocation? {
        let place = data.pointee.other.parsed_gps
        guard place.gpsparsed != 0,
            let north = sign(place.latref, positive: "N", negative: "S"),
            let east = sign(place.longref, positive: "E", negative: "W")
        else { return nil }
        return GeoLocation(latitude: north * degrees(place.latitude), longitude: east * degrees(place.longitude))
    }

    private func degrees(_ parts: (Float, Float, Float)) -> Double {
        Double(parts.0) + Double(parts.1) / 60 + Double(parts.2) / 3600
    }

    private func sign(_ reference: CChar, positive: Unicode.Scalar, negative: Unicode.Scalar) -> Double? {
        switch Unicode.Scalar(UInt8(bitPattern: reference)) {
        case positive: 1
        case negative: -1
        default: nil
        }
    }

    /// The text in an array of characters that C ends with a zero; nil where there is none.
    private func text<Characters>(_ characters: Characters) -> String? {
        let text = withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? nil : text
    }
}
