/// A HEIC or AVIF whose container turns its picture.
package struct HEIFFile: Sendable {
    /// Bytes that hold no picture of the kind that `heif-enc` makes.
    package struct NotFound: Error {}

    /// The whole file.
    package let bytes: [UInt8]

    /// Takes the file of an encoder, and the turn of an EXIF orientation: 1 to 4, 6 or 8.
    ///
    /// The property that lists the bits of the channels, which nobody needs, becomes the one that turns or mirrors: so
    /// nothing in the file moves. Throws `NotFound`.
    package init(_ encoded: [UInt8], turned orientation: Int) throws {
        let property = Array("pixi".utf8)
        let found = encoded.indices.dropLast(16).first { encoded[$0..<$0 + 4].elementsEqual(property) }
        guard let place = found else { throw NotFound() }
        // Quarter turns counterclockwise, or the axis: 0 swaps top and bottom, 1 left and right.
        let turns: [Int: (type: String, value: UInt8)] = [
            2: ("imir", 1), 3: ("irot", 2), 4: ("imir", 0), 6: ("irot", 3), 8: ("irot", 1),
        ]
        var bytes = encoded
        if let turn = turns[orientation] {
            bytes.replaceSubrange(place..<place + 4, with: Array(turn.type.utf8))
            bytes[place + 4] = turn.value
        }
        self.bytes = bytes
    }
}
