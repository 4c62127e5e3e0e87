import ThumbgenKit
import ThumbnailModel

extension RunNotice {
    /// The notice in words.
    var message: String {
        switch self {
        case .namesToldApart(let photos):
            "photos that share a name with another, told apart in their outputs' names: \(RunNotice.list(photos))"
        case .selectedPhotosMissing(let photos):
            "selected, but no photo of the inputs: \(RunNotice.list(photos))"
        case .linksSkipped(let links):
            "links that are not followed: \(RunNotice.list(links))"
        case .state(let notice): notice.message
        }
    }

    /// The first few, and how many more.
    private static func list(_ paths: [BytePath]) -> String {
        let shown = paths.prefix(3).map(\.display).joined(separator: ", ")
        return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
    }
}
