import StateStore
import ThumbnailModel

extension SurveyedPhoto: PackableByPath {
    func pack(into writer: inout ByteWriter) {
        source.pack(into: &writer)
        writer.write(content?.bytes ?? [])
        metadata.write(to: &writer, withPrivateValues: true)
    }

    init(unpacking reader: inout ByteReader) throws(ByteReader.Malformed) {
        let source = try SourcePhoto(unpacking: &reader)
        let content = ContentHash(bytes: try reader.bytes())
        guard let metadata = try PhotoMetadata(&reader, withPrivateValues: true) else { throw ByteReader.Malformed() }
        self.init(source: source, metadata: metadata, content: content)
    }
}
