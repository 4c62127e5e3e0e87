import ThumbnailModel

/// What is packed with its path below its input first, which is asked for more often than the rest.
protocol PackableByPath: Packable {}

extension PackedArray where Element: PackableByPath {
    /// The path below its input of the element at a place.
    func relativePath(at place: Int) -> BytePath {
        read(place) { reader throws(ByteReader.Malformed) in BytePath(try reader.bytes()) }
    }

    /// The elements ordered by that path.
    func sortedByPath() -> PackedArray {
        let paths = indices.map(relativePath(at:))
        return arranged(indices.sorted { paths[$0] < paths[$1] })
    }
}
