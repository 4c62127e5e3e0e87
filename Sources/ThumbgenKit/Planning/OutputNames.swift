import StateStore
import ThumbnailModel

/// Settles what the photos' outputs are called, so that no two photos share a file on any file system.
struct OutputNames {
    private let photos: PackedArray<SurveyedPhoto>
    private let planner: PhotoPlanner
    /// How far the name of a photo had to be told apart, by its place; of most it had not.
    private var distinctions: [Int: OutputName.Distinction] = [:]

    /// The photos that had to be told apart, in their order.
    var distinguished: [BytePath] { distinctions.keys.sorted().map(photos.relativePath(at:)) }

    /// Names for photos in their order.
    init(_ photos: PackedArray<SurveyedPhoto>, planner: PhotoPlanner) {
        self.photos = photos
        self.planner = planner
        // Planning every photo just to see that nothing clashes would be most of what a run costs that has nothing to do.
        if planner.tellsPhotosApartByStem, haveStemsOfTheirOwn { return }
        while distinguishOnce() {}
    }

    /// The name of the photo at a place in the order.
    subscript(place: Int) -> OutputName {
        OutputName(source: photos.relativePath(at: place), distinction: distinctions[place, default: .plain])
    }

    private var haveStemsOfTheirOwn: Bool {
        var seen: Set<Place> = []
        seen.reserveCapacity(photos.count)
        return photos.indices.allSatisfy { place in
            let path = photos.relativePath(at: place)
            return seen.insert(Place(path.parent.appending(path.stem))).inserted
        }
    }

    /// Takes every photo that meets an earlier one, by rank, a step further apart; whether there was one.
    private mutating func distinguishOnce() -> Bool {
        var owners: [Place: Int] = [:]
        owners.reserveCapacity(photos.count)
        var clashes: Set<Int> = []
        for index in inRank {
            for file in planner.plan(photos[index], index: index, name: self[index]).files {
                let place = Place(file.path)
                if let owner = owners[place], owner != index {
                    clashes.insert(index)
                } else {
                    owners[place] = index
                }
            }
        }
        var changed = false
        for index in clashes {
            guard let next = OutputName.Distinction(rawValue: self[index].distinction.rawValue + 1) else { continue }
            distinctions[index] = next
            changed = true
        }
        return changed
    }

    /// A path as file systems may tell it from others: case does not count, and neither does the Unicode form, for Swift
    /// compares strings by canonical equivalence.
    private enum Place: Hashable {
        /// Of ASCII, as by far most are, the hash of the folded path: a library has many, and each takes room.
        case ascii(ContentHash)
        case text(String)

        init(_ path: BytePath) {
            if path.bytes.allSatisfy({ $0 < 0x80 }) {
                self = .ascii(ContentHash(of: path.bytes.map(OutputName.lowercased)))
                return
            }
            let text = path.text.lowercased()
            self = text.utf8.allSatisfy { $0 < 0x80 } ? .ascii(ContentHash(of: Array(text.utf8))) : .text(text)
        }
    }

    /// JPEG comes before HEIC and the rest, so that the plain name stays with the commonest twin.
    private var inRank: [Int] {
        let paths = photos.indices.map(photos.relativePath(at:))
        let ranks = paths.map(OutputNames.rank)
        return paths.indices.sorted { left, right in
            ranks[left] == ranks[right] ? paths[left] < paths[right] : ranks[left] < ranks[right]
        }
    }

    private static func rank(_ path: BytePath) -> Int {
        let known = ["jpg", "jpeg", "heic", "heif"]
        return known.firstIndex(of: path.fileExtension.text.lowercased()) ?? known.count
    }
}
