import TestSupport

/// The pixels a file's header promises.
struct PictureSize: Hashable, CustomStringConvertible {
    let width: Int
    let height: Int

    init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads the frame header of a JPEG; nil where there is none.
    init?(jpeg bytes: [UInt8]) {
        guard let frame = try? JPEGSegments(bytes).segments.first(where: { [0xC0, 0xC1, 0xC2].contains($0.marker) })
        else { return nil }
        let payload = frame.payload.map(Int.init)
        self.init(payload[3] << 8 | payload[4], payload[1] << 8 | payload[2])
    }

    var description: String { "\(width)x\(height)" }
}
