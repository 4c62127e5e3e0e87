/// A HEIC or AVIF whose container turns its picture.
package struct HEIFFile: Sendable {
    /// Bytes that hold no picture of the kind that `heif-enc` makes.
    package struct NotFound: Error {}

    /// A property of a container that transforms its picture.
    package enum Transform: Sendable {
        /// Quarter turns counterclockwise, 0 to 3.
        case turn(UInt8)
        /// Left and right change places; else top and bottom.
        case mirror(isAcross: Bool)

        /// The property's box.
        fileprivate var box: [UInt8] {
            switch self {
            case .turn(let quarters): HEIFFile.box("irot", [quarters])
            case .mirror(let isAcross): HEIFFile.box("imir", [isAcross ? 1 : 0])
            }
        }
    }

    /// The whole file.
    package private(set) var bytes: [UInt8]

    /// Takes the file of an encoder, which has one picture, and puts transforms behind its properties: a reader applies
    /// them one after the other. Throws `NotFound`.
    package init(_ encoded: [UInt8], transforms: [Transform]) throws(NotFound) {
        bytes = encoded
        let (properties, associations) = (try place(of: "ipco"), try place(of: "ipma"))
        let known = childCount(of: properties)
        let (meta, list, locations) = (try place(of: "meta"), try place(of: "iprp"), try place(of: "iloc"))
        let boxes = transforms.flatMap(\.box)
        let indices = transforms.indices.map { 0x80 | UInt8(known + 1 + $0) }

        // From the back, so that places before stay what they are. The first number is the one picture's.
        bytes[associations + 18] += UInt8(transforms.count)
        bytes.insert(contentsOf: indices, at: associations + number(at: associations))
        bytes.insert(contentsOf: boxes, at: properties + number(at: properties))
        add(indices.count, at: associations + boxes.count)
        add(boxes.count, at: properties)
        for place in [list, meta, locations + 20] { add(boxes.count + indices.count, at: place) }
    }

    /// Takes the file of an encoder, and the turn of an EXIF orientation. Throws `NotFound`.
    package init(_ encoded: [UInt8], turned orientation: Int) throws(NotFound) {
        let transforms: [Int: [Transform]] = [
            2: [.mirror(isAcross: true)], 3: [.turn(2)], 4: [.mirror(isAcross: false)],
            5: [.turn(3), .mirror(isAcross: true)], 6: [.turn(3)],
            7: [.turn(1), .mirror(isAcross: true)], 8: [.turn(1)],
        ]
        try self.init(encoded, transforms: transforms[orientation] ?? [])
    }

    private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        UInt32(8 + content.count).bigEndianBytes + type.utf8 + content
    }

    /// Where the first box of a type starts.
    private func place(of type: String) throws(NotFound) -> Int {
        let letters = Array(type.utf8)
        let found = bytes.indices.dropFirst(4).dropLast(16).first { bytes[$0..<$0 + 4].elementsEqual(letters) }
        guard let found else { throw NotFound() }
        return found - 4
    }

    private func childCount(of box: Int) -> Int {
        var (count, place) = (0, box + 8)
        while place < box + number(at: box) {
            count += 1
            place += number(at: place)
        }
        return count
    }

    private func number(at place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func add(_ amount: Int, at place: Int) {
        bytes.replaceSubrange(place..<place + 4, with: UInt32(number(at: place) + amount).bigEndianBytes)
    }
}
