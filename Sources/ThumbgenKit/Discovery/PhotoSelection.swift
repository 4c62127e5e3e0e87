package import FileSystem
package import ThumbnailModel

/// Photos picked by hand, in the order they were picked: a list of paths below the inputs, one a line.
package struct PhotoSelection: Hashable, Sendable {
    /// The paths, each once.
    package let paths: [BytePath]

    /// Reads a list, in the text form that the manifest gives paths; `-` is standard input.
    package init(file: BytePath) throws(SystemError) {
        let text = String(decoding: try WholeFile.read(file), as: UTF8.self)
        var seen: Set<BytePath> = []
        paths = text.split(whereSeparator: \.isNewline).map { BytePath(text: String($0)) }
            .filter { seen.insert($0).inserted }
    }

    /// Those of the candidates that were picked, and the picks that are none of them.
    func picked(of photos: PackedArray<SourcePhoto>) -> (photos: PackedArray<SourcePhoto>, missing: [BytePath]) {
        var missing = Set(paths)
        let picked = photos.indices.filter { missing.remove(photos.relativePath(at: $0)) != nil }
        return (photos.arranged(picked), paths.filter(missing.contains))
    }

    /// The places of photos in the order they were picked.
    func order(of photos: PackedArray<SurveyedPhoto>) -> [Int] {
        let ranks = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
        let picked = photos.indices.map { ranks[photos.relativePath(at: $0), default: 0] }
        return photos.indices.sorted { picked[$0] < picked[$1] }
    }
}
