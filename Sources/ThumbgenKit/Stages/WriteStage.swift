import FileSystem
import Imaging
import StateStore
import ThumbnailModel

/// Puts encoded pictures under their final names.
struct WriteStage: Sendable {
    let name: String
    let output: OutputFolder

    func run(_ thumbnail: EncodedThumbnail) throws(WriteFault) -> [WrittenThumbnail] {
        var written: [WrittenThumbnail] = []
        for file in thumbnail.files where file.stage == name {
            do throws(SystemError) {
                try output.write(thumbnail.encoded.bytes, to: file.path)
            } catch {
                throw WriteFault(path: file.path, error: error)
            }
            written.append(
                WrittenThumbnail(
                    file: file,
                    content: thumbnail.content,
                    bytes: thumbnail.encoded.bytes.count,
                    hash: ContentHash(of: thumbnail.encoded.bytes),
                    placeholder: thumbnail.placeholder,
                    crop: thumbnail.crop,
                    traits: ThumbnailTraits(
                        origin: thumbnail.origin,
                        conversion: thumbnail.conversion,
                        isEnlarged: thumbnail.isEnlarged
                    )
                )
            )
        }
        return written
    }
}
