import ThumbnailModel

extension SourcePhoto: PackableByPath {
    func pack(into writer: inout ByteWriter) {
        writer.write(relativePath.bytes)
        // The two paths end alike: what stands before that has to be kept besides.
        let shared = zip(path.bytes.reversed(), relativePath.bytes.reversed()).prefix { $0 == $1 }.count
        writer.write(shared)
        writer.write(path.bytes.dropLast(shared))
        for number in [size, modified, changed, Int(bitPattern: UInt(inode))] { writer.write(number) }
    }

    init(unpacking reader: inout ByteReader) throws(ByteReader.Malformed) {
        let relativePath = BytePath(try reader.bytes())
        let shared = try reader.number()
        self.init(
            path: BytePath(try reader.bytes() + relativePath.bytes.suffix(shared)),
            relativePath: relativePath,
            size: try reader.number(),
            modified: try reader.number(),
            changed: try reader.number(),
            inode: UInt64(UInt(bitPattern: try reader.number()))
        )
    }
}
