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
    func picked(of photos: [SourcePhoto]) -> (photos: [SourcePhoto], missing: [BytePath]) {
        let wanted = Set(paths)
        let picked = photos.filter { wanted.contains($0.relativePath) }
        let found = Set(picked.map(\.relativePath))
        return (picked, paths.filter { !found.contains($0) })
    }

    /// Photos in the order they were picked.
    func sorted(_ photos: [SurveyedPhoto]) -> [SurveyedPhoto] {
        let places = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
        return photos.sorted { places[$0.source.relativePath, default: 0] < places[$1.source.relativePath, default: 0] }
    }
}
