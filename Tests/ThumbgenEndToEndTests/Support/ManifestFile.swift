/// `manifest.json`, as far as the tests look at it.
struct ManifestFile: Decodable {
    let version: Int
    let photos: [Photo]
    let failures: [Failure]

    struct Photo: Decodable {
        let source: String
        let album: String
        let width: Int
        let height: Int
        let captured: String?
        let camera: String?
        let location: Location?
        let renditions: [Rendition]
    }

    struct Location: Decodable, Equatable {
        let latitude: Double
        let longitude: Double
    }

    struct Rendition: Decodable {
        let path: String
        let scale: Double
        let width: Int
        let height: Int
        let format: String
        let bytes: Int
        let enlarged: Bool
    }

    struct Failure: Decodable, Equatable {
        let source: String
        let stage: String
        let code: String
    }

    /// Sources of the photos, in order.
    var sources: [String] { photos.map(\.source) }

    /// The bytes a path of the manifest stands for: `%XX` is a byte, all else is itself.
    static func bytes(of text: String) -> [UInt8] {
        var rest = Array(text.utf8)[...]
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let coded = UInt8(digits, radix: 16) {
                bytes.append(coded)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
