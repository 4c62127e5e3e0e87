/// A PNG file written from samples, nothing in between: the exact source of pixels.
package struct PNGFile: Sendable {
    private enum ColourType: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgbAlpha = 6

        init(bands: Int) {
            switch bands {
            case 1: self = .grey
            case 2: self = .greyAlpha
            case 3: self = .rgb
            case 4: self = .rgbAlpha
            default: preconditionFailure("1 to 4 bands, not \(bands)")
            }
        }
    }

    private let width: Int
    private let height: Int
    private let bitDepth: UInt8
    private let colourType: ColourType
    /// The rows as they lie in the file, packed, without filter bytes.
    private let rows: [[UInt8]]
    private var chunks: [PNGChunk]
    /// The most bytes of pixels that a chunk holds.
    package var chunkLength = Int.max
    /// What lies behind the pixels: in an animation the other frames.
    private var followers: [PNGChunk] = []

    /// 8 bits a sample, grey or RGB, with or without alpha; `chunks` lie before the pixels.
    package init(_ pixels: PixelBuffer, chunks: [PNGChunk] = []) {
        let stride = pixels.width * pixels.bands
        width = pixels.width
        height = pixels.height
        bitDepth = 8
        colourType = ColourType(bands: pixels.bands)
        rows = (0..<pixels.height).map { Array(pixels.samples[$0 * stride..<($0 + 1) * stride]) }
        self.chunks = chunks
    }

    /// 16 bits a sample; `samples` lie row by row, bands interleaved.
    package init(width: Int, height: Int, bands: Int, sixteenBit samples: [UInt16], chunks: [PNGChunk] = []) {
        let stride = width * bands
        precondition(samples.count == stride * height, "as many samples as the size says")
        self.width = width
        self.height = height
        bitDepth = 16
        colourType = ColourType(bands: bands)
        rows = (0..<height).map { samples[$0 * stride..<($0 + 1) * stride].flatMap(\.bigEndianBytes) }
        self.chunks = chunks
    }

    /// Samples of 1, 2, 4 or 8 bits, row by row, bands interleaved, whether or not the format allows the two together.
    package init(width: Int, height: Int, bands: Int, bits: Int, samples: [UInt8]) {
        let stride = width * bands
        self.width = width
        self.height = height
        bitDepth = UInt8(bits)
        colourType = ColourType(bands: bands)
        rows = (0..<height).map { PackedSamples.bytes(samples[$0 * stride..<($0 + 1) * stride], bits: bits) }
        chunks = []
    }

    /// One bit a pixel, true for white.
    package init(width: Int, height: Int, isWhite: (_ x: Int, _ y: Int) -> Bool) {
        self.width = width
        self.height = height
        bitDepth = 1
        colourType = .grey
        rows = (0..<height).map { y in
            stride(from: 0, to: width, by: 8).map { start in
                (start..<min(start + 8, width)).reduce(UInt8(0)) { byte, x in
                    isWhite(x, y) ? byte | 0x80 >> UInt8(x - start) : byte
                }
            }
        }
        chunks = []
    }

    /// An index of 1, 2, 4 or 8 bits into a palette of RGB colours for each pixel; `alphas` are those of the first colours.
    package init(
        width: Int,
        height: Int,
        palette: [[UInt8]],
        alphas: [UInt8] = [],
        bits: Int = 8,
        index: (_ x: Int, _ y: Int) -> UInt8
    ) {
        self.width = width
        self.height = height
        bitDepth = UInt8(bits)
        colourType = .palette
        rows = (0..<height).map { y in PackedSamples.bytes((0..<width).map { index($0, y) }[...], bits: bits) }
        chunks = [PNGChunk(type: "PLTE", data: palette.flatMap(\.self))]
        if !alphas.isEmpty { chunks.append(PNGChunk(type: "tRNS", data: alphas)) }
    }

    /// An animation: the picture, which is its first frame or stands aside of it, and a frame of the same size and kind.
    package func animated(with frame: PNGFile, isFirstFrame: Bool) -> PNGFile {
        func control(_ number: UInt32) -> PNGChunk {
            let numbers = [number, UInt32(width), UInt32(height), 0, 0].flatMap(\.bigEndianBytes)
            return PNGChunk(type: "fcTL", data: numbers + [0, 1, 0, 10, 0, 0])
        }
        let count: UInt32 = isFirstFrame ? 2 : 1
        var animation = self
        animation.chunks.append(PNGChunk(type: "acTL", data: count.bigEndianBytes + UInt32(0).bigEndianBytes))
        if isFirstFrame { animation.chunks.append(control(0)) }
        animation.followers = [
            control(count - 1), PNGChunk(type: "fdAT", data: count.bigEndianBytes + frame.pixelStream),
        ]
        return animation
    }

    private var pixelChunks: [PNGChunk] {
        let stream = pixelStream
        return stride(from: 0, to: stream.count, by: min(chunkLength, stream.count)).map { start in
            PNGChunk(type: "IDAT", data: Array(stream[start...].prefix(chunkLength)))
        }
    }

    private var pixelStream: [UInt8] { ZlibStream.bytes(storing: rows.flatMap { [0] + $0 }) }

    /// The whole file.
    package var bytes: [UInt8] {
        let header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [bitDepth, colourType.rawValue]
        let all =
            [PNGChunk(type: "IHDR", data: header + [0, 0, 0])] + chunks
            + pixelChunks + followers + [PNGChunk(type: "IEND", data: [])]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + all.flatMap(\.bytes)
    }
}
