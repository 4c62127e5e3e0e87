import ThumbnailModel

/// Where the files of a page lie, and how the page refers to files: by relative links, so that the output can be moved, served
/// below any address or opened from disk.
struct GalleryLinks: Sendable {
    /// The folder of what the page is made of: `gallery` beside an `index.html`, `gallery-<name>` beside another page.
    let folder: BytePath
    private let pageFolder: BytePath

    init(page: BytePath) {
        pageFolder = page.parent
        let suffix = page.stem == BytePath("index") ? [] : Array("-".utf8) + page.stem.bytes
        folder = pageFolder.appending(BytePath("gallery").appendingBytes(suffix))
    }

    var style: BytePath { folder.appending(BytePath("page.css")) }
    var icon: BytePath { folder.appending(BytePath("icon.svg")) }
    var script: BytePath { folder.appending(BytePath("page.js")) }
    var index: BytePath { folder.appending(BytePath("index.js")) }

    /// The data script of a number.
    func chunk(_ number: Int) -> BytePath {
        let digits = String(number)
        let padding = String(repeating: "0", count: max(0, 4 - digits.count))
        return folder.appending(BytePath("photos-\(padding)\(digits).js"))
    }

    /// The link from the page to a file below the output folder.
    func url(of file: BytePath) -> String {
        let from = pageFolder.components
        let to = file.components
        let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
        let up = String(repeating: "../", count: from.count - shared)
        return up + to.dropFirst(shared).map(\.urlPath).joined(separator: "/")
    }
}
