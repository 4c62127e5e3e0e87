/// An animated GIF whose frames are rectangles of one colour on a clear canvas.
package struct GIFFile: Sendable {
    /// A rectangle and its colour.
    package struct Frame: Sendable {
        package let x, y, width, height: Int
        package let colour: [UInt8]

        package init(x: Int, y: Int, width: Int, height: Int, colour: [UInt8]) {
            (self.x, self.y, self.width, self.height, self.colour) = (x, y, width, height, colour)
        }
    }

    private let width: Int
    private let height: Int
    private let frames: [Frame]

    /// Frames within a canvas.
    package init(width: Int, height: Int, frames: [Frame]) {
        self.width = width
        self.height = height
        self.frames = frames
    }

    /// The whole file.
    package var bytes: [UInt8] {
        // No palette for all, and a background that nobody uses.
        Array("GIF89a".utf8) + number(width) + number(height) + [0, 0, 0] + frames.flatMap(block) + [0x3B]
    }

    private func block(_ frame: Frame) -> [UInt8] {
        // The second colour, which is not used, is the clear one: so the picture has a clear one at all.
        let control: [UInt8] = [0x21, 0xF9, 4, 1, 10, 0, 1, 0]
        let place = [frame.x, frame.y, frame.width, frame.height].flatMap(number)
        // A palette of two, the first of which is the colour.
        return control + [0x2C] + place + [0x80] + frame.colour + [0, 0, 0] + pixels(frame.width * frame.height)
    }

    /// Codes of three bits, with a 4 to start afresh before every pixel, so that they never grow.
    private func pixels(_ count: Int) -> [UInt8] {
        let codes = (0..<count).flatMap { _ in [4, 0] } + [5]
        var (bytes, bits, length): ([UInt8], Int, Int) = ([], 0, 0)
        for code in codes {
            bits |= code << length
            length += 3
            if length >= 8 {
                bytes.append(UInt8(bits & 0xFF))
                bits >>= 8
                length -= 8
            }
        }
        bytes.append(UInt8(bits))
        let parts = stride(from: 0, to: bytes.count, by: 255).map { bytes[$0..<min($0 + 255, bytes.count)] }
        return [2] + parts.flatMap { [UInt8($0.count)] + $0 } + [0]
    }

    private func number(_ value: Int) -> [UInt8] { UInt16(value).littleEndianBytes }
}
