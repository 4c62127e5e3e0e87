import ThumbnailModel

/// Settles what the photos' outputs are called, so that no two photos share a file on any file system.
struct OutputNames {
    /// The name of each photo, in their order.
    private(set) var names: [OutputName]
    /// The photos that had to be told apart, in their order.
    var distinguished: [BytePath] {
        names.filter { $0.distinction != .plain }.map(\.source)
    }

    private let photos: [SurveyedPhoto]
    private let planner: PhotoPlanner

    /// Names for photos in their order.
    init(_ photos: [SurveyedPhoto], planner: PhotoPlanner) {
        self.photos = photos
        self.planner = planner
        names = photos.map { OutputName(source: $0.source.relativePath) }
        while distinguishOnce() {}
    }

    /// Takes every photo that meets an earlier one, by rank, a step further apart; whether there was one.
    private mutating func distinguishOnce() -> Bool {
        // Swift compares strings by canonical equivalence, so NFC and NFD forms of a path meet here, as does case.
        var owners: [String: Int] = [:]
        var clashes: Set<Int> = []
        for index in photos.indices.sorted(by: ranksBefore) {
            for file in planner.plan(photos[index], index: index, name: names[index]).files {
                let place = file.path.text.lowercased()
                if let owner = owners[place], owner != index {
                    clashes.insert(index)
                } else {
                    owners[place] = index
                }
            }
        }
        var changed = false
        for index in clashes {
            guard let next = OutputName.Distinction(rawValue: names[index].distinction.rawValue + 1) else { continue }
            names[index].distinction = next
            changed = true
        }
        return changed
    }

    /// JPEG comes before HEIC and the rest, so that the plain name stays with the commonest twin.
    private func ranksBefore(_ left: Int, _ right: Int) -> Bool {
        let leftPath = photos[left].source.relativePath
        let rightPath = photos[right].source.relativePath
        let leftRank = OutputNames.rank(leftPath)
        let rightRank = OutputNames.rank(rightPath)
        return leftRank == rightRank ? leftPath < rightPath : leftRank < rightRank
    }

    private static func rank(_ path: BytePath) -> Int {
        let known = ["jpg", "jpeg", "heic", "heif"]
        return known.firstIndex(of: path.fileExtension.text.lowercased()) ?? known.count
    }
}
