/// An animated WebP, put together from still ones.
package struct WebPAnimation: Sendable {
    /// A still picture and its place, which is even.
    package struct Frame: Sendable {
        package let x, y, width, height: Int
        /// A file without alpha.
        package let still: [UInt8]

        package init(x: Int, y: Int, width: Int, height: Int, still: [UInt8]) {
            (self.x, self.y, self.width, self.height, self.still) = (x, y, width, height, still)
        }
    }

    private let width: Int
    private let height: Int
    private let frames: [Frame]

    /// Frames within a canvas that is clear.
    package init(width: Int, height: Int, frames: [Frame]) {
        self.width = width
        self.height = height
        self.frames = frames
    }

    /// The whole file.
    package var bytes: [UInt8] {
        // Flags: animation and alpha.
        let head = chunk("VP8X", [0x12, 0, 0, 0] + number(width - 1) + number(height - 1))
        let content = head + chunk("ANIM", [0, 0, 0, 0, 0, 0]) + frames.flatMap(frame)
        return chunk("RIFF", Array("WEBP".utf8) + content)
    }

    private func frame(_ frame: Frame) -> [UInt8] {
        let place = [frame.x / 2, frame.y / 2, frame.width - 1, frame.height - 1, 100].flatMap(number)
        return chunk("ANMF", place + [0] + pixels(of: frame.still))
    }

    /// The chunk of the pixels; nothing where there is none.
    private func pixels(of still: [UInt8]) -> ArraySlice<UInt8> {
        var rest = still.dropFirst(12)
        while rest.count > 8 {
            let lengthBytes = rest.dropFirst(4).prefix(4)
            let length = lengthBytes.reversed().reduce(0) { $0 << 8 | Int($1) }
            let chunk = rest.prefix(8 + length + length % 2)
            if chunk.starts(with: "VP8L".utf8) || chunk.starts(with: "VP8 ".utf8) { return chunk }
            rest = rest.dropFirst(chunk.count)
        }
        return []
    }

    private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let padding: [UInt8] = content.count.isMultiple(of: 2) ? [] : [0]
        return Array(type.utf8) + UInt32(content.count).littleEndianBytes + content + padding
    }

    private func number(_ value: Int) -> [UInt8] { Array(UInt32(value).littleEndianBytes.prefix(3)) }
}
