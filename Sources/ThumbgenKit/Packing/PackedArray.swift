/// A list whose elements lie one behind another as bytes. A library has very many photos, and each as a value of its own,
/// with its texts and paths wherever there was room, takes several times as much memory.
struct PackedArray<Element: Packable>: Sendable {
    /// The bytes, in pieces: one that grew with the list would be copied over and over and leave holes where it lay.
    private var pieces: [ByteWriter] = []
    /// Where each element starts: the number of its piece times the size of one, and the place in it.
    private var starts: [Int] = []

    /// No element starts behind so many bytes of a piece.
    private static var pieceSize: Int { 1 << 18 }

    /// A list of nothing.
    init() {}

    /// A list of these elements.
    init(_ elements: some Sequence<Element>) {
        elements.forEach { append($0) }
    }

    /// Adds an element at the end.
    mutating func append(_ element: Element) {
        if pieces.last.map({ $0.bytes.count >= PackedArray.pieceSize }) ?? true { pieces.append(ByteWriter()) }
        let last = pieces.count - 1
        starts.append(last * PackedArray.pieceSize + pieces[last].bytes.count)
        element.pack(into: &pieces[last])
    }

    /// Adds the elements of another list at the end.
    mutating func append(contentsOf other: PackedArray) {
        starts += other.starts.lazy.map { [offset = pieces.count * PackedArray.pieceSize] in $0 + offset }
        pieces += other.pieces
    }

    /// The elements at these places, in this order.
    func arranged(_ places: some Sequence<Int>) -> PackedArray {
        var arranged = self
        arranged.starts = places.map { starts[$0] }
        return arranged
    }

    /// What a function reads of the element at a place.
    func read<Part>(
        _ place: Int,
        _ read: (inout ByteReader) throws(ByteReader.Malformed) -> Part
    ) -> Part {
        let (piece, start) = starts[place].quotientAndRemainder(dividingBy: PackedArray.pieceSize)
        var reader = ByteReader(pieces[piece].bytes, at: start)
        do throws(ByteReader.Malformed) {
            return try read(&reader)
        } catch {
            preconditionFailure("\(Element.self) reads more than it wrote")
        }
    }
}

extension PackedArray: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { starts.count }

    subscript(place: Int) -> Element {
        read(place, Element.init(unpacking:))
    }
}
