/// An uncompressed TIFF, one strip a picture, written from samples.
package struct TIFFFile: Sendable {
    /// What the samples mean, by the number of the format.
    package enum Photometric: UInt16, Sendable {
        case blackIsZero = 1
        case rgb = 2
        case palette = 3
        case cmyk = 5
        case lab = 8
    }

    private let width: Int
    private let height: Int
    private let bands: Int
    private let bits: Int
    private let photometric: Photometric
    private let data: [UInt8]
    /// Whether the last band is alpha.
    package var hasAlpha = false
    /// RGB colours, as many as indices there can be.
    package var palette: [[UInt8]] = []
    /// The ICC profile; none when empty.
    package var profile: [UInt8] = []
    package var orientation: UInt16 = 1

    /// Samples of 1, 2, 4 or 8 bits, row by row, bands interleaved.
    package init(width: Int, height: Int, bands: Int, bits: Int = 8, _ photometric: Photometric, samples: [UInt8]) {
        let stride = width * bands
        self.init(
            width: width,
            height: height,
            bands: bands,
            bits: bits,
            photometric,
            data: (0..<height).flatMap { PackedSamples.bytes(samples[$0 * stride..<($0 + 1) * stride], bits: bits) }
        )
    }

    /// Samples of 16 or 32 bits, row by row, bands interleaved.
    package init<Sample: FixedWidthInteger>(
        width: Int,
        height: Int,
        bands: Int,
        _ photometric: Photometric,
        wide samples: [Sample]
    ) {
        let data = samples.flatMap(\.littleEndianBytes)
        self.init(width: width, height: height, bands: bands, bits: Sample.bitWidth, photometric, data: data)
    }

    private init(width: Int, height: Int, bands: Int, bits: Int, _ photometric: Photometric, data: [UInt8]) {
        self.width = width
        self.height = height
        self.bands = bands
        self.bits = bits
        self.photometric = photometric
        self.data = data
    }

    /// The whole file.
    package var bytes: [UInt8] { TIFFFile.bytes(ofPages: [self]) }

    /// A file of several pictures, one after the other.
    package static func bytes(ofPages pages: [TIFFFile]) -> [UInt8] {
        var file = Array("II".utf8) + UInt16(42).littleEndianBytes + UInt32(8).littleEndianBytes
        for (index, page) in pages.enumerated() {
            // Places have their size whatever they are.
            let strip = file.count + page.directory(at: file.count, strip: 0, next: 0).count
            let end = strip + page.data.count
            let next = index + 1 < pages.count ? end + end % 2 : 0
            file += page.directory(at: file.count, strip: strip, next: next) + page.data
            if !end.isMultiple(of: 2) { file.append(0) }
        }
        return file
    }

    private func directory(at place: Int, strip: Int, next: Int) -> [UInt8] {
        var entries = [
            EXIFEntry(0x0100, .long([UInt32(width)])), EXIFEntry(0x0101, .long([UInt32(height)])),
            EXIFEntry(0x0102, .short(Array(repeating: UInt16(bits), count: bands))), EXIFEntry(0x0103, .short([1])),
            EXIFEntry(0x0106, .short([photometric.rawValue])), EXIFEntry(0x0111, .long([UInt32(strip)])),
            .orientation(orientation), EXIFEntry(0x0115, .short([UInt16(bands)])),
            EXIFEntry(0x0116, .long([UInt32(height)])), EXIFEntry(0x0117, .long([UInt32(data.count)])),
            EXIFEntry(0x011C, .short([1])),
        ]
        if photometric == .cmyk { entries.append(EXIFEntry(0x014C, .short([1]))) }
        if hasAlpha { entries.append(EXIFEntry(0x0152, .short([2]))) }
        if !palette.isEmpty {
            let map = (0..<3).flatMap { band in palette.map { UInt16($0[band]) * 257 } }
            entries.append(EXIFEntry(0x0140, .short(map)))
        }
        if !profile.isEmpty { entries.append(EXIFEntry(0x8773, .undefined(profile))) }
        return EXIFBlock().directory(entries, at: place, next: next)
    }
}
