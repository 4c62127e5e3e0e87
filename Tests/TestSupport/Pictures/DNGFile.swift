/// A DNG with the values of a Bayer sensor, uncompressed: red, green, green, blue in squares of four.
package struct DNGFile: Sendable {
    /// Where the JPEG previews are found.
    package enum PreviewPlace: Sendable {
        /// Directories below the first one, by strips.
        case subDirectories
        /// A chain of directories, by the tags of EXIF thumbnails.
        case chain
    }

    private let sensor: PixelBuffer
    package var orientation: UInt16 = 1
    package var previews: [[UInt8]] = []
    package var previewPlace = PreviewPlace.subDirectories
    /// The bytes that each preview says it has; as many as it has where nil.
    package var previewLength: UInt32?
    /// The Exif directory; left out when empty.
    package var exif: [EXIFEntry] = []
    /// The GPS directory; left out when empty.
    package var gps: [EXIFEntry] = []
    /// How the sensor's values are packed, by number; 1 for not at all.
    package var compression: UInt16 = 1

    /// A sensor that sees a picture of three bands and even sides.
    package init(_ picture: PixelBuffer) {
        sensor = picture
    }

    /// The file.
    package var bytes: [UInt8] {
        // All values have their size whatever they are, so a first layout with zeros gives the places.
        var places = Places(previews: Array(repeating: 0, count: previews.count))
        _ = layout(&places)
        return layout(&places)
    }

    private struct Places {
        var subDirectories: [UInt32]
        var previews: [UInt32]
        var exif: UInt32 = 0
        var gps: UInt32 = 0
        var sensor: UInt32 = 0

        init(previews: [UInt32]) {
            self.previews = previews
            subDirectories = previews
        }
    }

    private func layout(_ places: inout Places) -> [UInt8] {
        let block = EXIFBlock()
        var file = Array("II".utf8) + UInt16(42).littleEndianBytes + UInt32(8).littleEndianBytes
        let isChain = previewPlace == .chain
        let first = isChain ? places.subDirectories.first ?? 0 : 0
        file += block.directory(sensorEntries(places), at: 8, next: Int(first))
        for index in previews.indices {
            places.subDirectories[index] = UInt32(file.count)
            let next = isChain && index + 1 < previews.count ? places.subDirectories[index + 1] : 0
            file += block.directory(previewEntries(index, places), at: file.count, next: Int(next))
        }
        places.exif = UInt32(file.count)
        if !exif.isEmpty { file += block.directory(exif, at: file.count, next: 0) }
        places.gps = UInt32(file.count)
        if !gps.isEmpty { file += block.directory(gps, at: file.count, next: 0) }
        for (index, preview) in previews.enumerated() {
            places.previews[index] = UInt32(file.count)
            file += preview + (preview.count.isMultiple(of: 2) ? [] : [0])
        }
        places.sensor = UInt32(file.count)
        return file + sensorValues
    }

    private func sensorEntries(_ places: Places) -> [EXIFEntry] {
        // XYZ to linear sRGB: the sensor's red, green and blue are those of the picture.
        let matrix: [Int32] = [32406, -15372, -4986, -9689, 18758, 415, 557, -2040, 10570]
        var entries = [
            EXIFEntry(0x00FE, .long([0])), EXIFEntry(0x0100, .long([UInt32(sensor.width)])),
            EXIFEntry(0x0101, .long([UInt32(sensor.height)])), EXIFEntry(0x0102, .short([16])),
            EXIFEntry(0x0103, .short([compression])), EXIFEntry(0x0106, .short([32803])),
            .make("Test"), .model("Test One"), EXIFEntry(0x0111, .long([places.sensor])), .orientation(orientation),
            EXIFEntry(0x0115, .short([1])), EXIFEntry(0x0116, .long([UInt32(sensor.height)])),
            EXIFEntry(0x0117, .long([UInt32(sensorValues.count)])), EXIFEntry(0x828D, .short([2, 2])),
            EXIFEntry(0x828E, .byte([0, 1, 1, 2])), EXIFEntry(0xC612, .byte([1, 4, 0, 0])),
            EXIFEntry(0xC614, .ascii("Test One")), EXIFEntry(0xC61D, .long([65535])),
            EXIFEntry(0xC628, .rational([(1, 1), (1, 1), (1, 1)])), EXIFEntry(0xC65A, .short([21])),
            EXIFEntry(
                0xC621,
                .raw(type: 10, count: 9, data: matrix.flatMap { $0.littleEndianBytes + Int32(10000).littleEndianBytes })
            ),
        ]
        if previewPlace == .subDirectories, !previews.isEmpty {
            entries.append(EXIFEntry(0x014A, .long(places.subDirectories)))
        }
        if !exif.isEmpty { entries.append(EXIFEntry(0x8769, .long([places.exif]))) }
        if !gps.isEmpty { entries.append(EXIFEntry(0x8825, .long([places.gps]))) }
        return entries
    }

    private func previewEntries(_ index: Int, _ places: Places) -> [EXIFEntry] {
        let length = EXIFEntry.Value.long([previewLength ?? UInt32(previews[index].count)])
        let place = EXIFEntry.Value.long([places.previews[index]])
        switch previewPlace {
        case .subDirectories:
            return [
                EXIFEntry(0x00FE, .long([1])), EXIFEntry(0x0103, .short([7])), EXIFEntry(0x0106, .short([6])),
                EXIFEntry(0x0111, place), EXIFEntry(0x0117, length),
            ]
        case .chain:
            return [EXIFEntry(0x0103, .short([6])), EXIFEntry(0x0201, place), EXIFEntry(0x0202, length)]
        }
    }

    private var sensorValues: [UInt8] {
        (0..<sensor.height).flatMap { y in
            (0..<sensor.width).flatMap { x in
                let value = sensor.samples[(y * sensor.width + x) * 3 + y % 2 + x % 2]
                return (UInt16(value) * 257).littleEndianBytes
            }
        }
    }
}
