/// What can be an element of a packed list.
protocol Packable: Sendable {
    /// Writes all of it.
    func pack(into writer: inout ByteWriter)

    /// Reads what `pack` wrote.
    init(unpacking reader: inout ByteReader) throws(ByteReader.Malformed)
}
