import FileSystem
import StateStore
import ThumbnailModel

/// Puts encoded pictures under their final names.
struct WriteStage: Sendable {
    let name: String
    let output: OutputFolder

    func run(_ thumbnail: EncodedThumbnail) throws(SystemError) -> [WrittenThumbnail] {
        var written: [WrittenThumbnail] = []
        for file in thumbnail.files where file.stage == name {
            try thumbnail.encoded.withBytes { bytes throws(SystemError) in try output.write(bytes, to: file.path) }
            written.append(
                WrittenThumbnail(
                    file: file,
                    bytes: thumbnail.encoded.count,
                    hash: thumbnail.encoded.withBytes { ContentHash(of: $0) },
                    crop: thumbnail.crop,
                    isEnlarged: thumbnail.isEnlarged
                )
            )
        }
        return written
    }
}
