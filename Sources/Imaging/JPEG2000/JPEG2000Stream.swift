import COpenJPEG

/// Bytes in memory as OpenJPEG reads them.
final class JPEG2000Stream {
    /// OpenJPEG's side of it.
    let pointer: UnsafeMutablePointer<opj_stream_t?>
    private let content: UnsafeRawBufferPointer
    private var position = 0

    /// A stream of content that outlives it.
    init(_ content: UnsafeRawBufferPointer) throws(LibraryFault) {
        guard let pointer = opj_stream_default_create(1) else {
            throw LibraryFault(operation: "opj_stream_create", text: "out of memory")
        }
        self.pointer = pointer
        self.content = content
        opj_stream_set_user_data(pointer, Unmanaged.passUnretained(self).toOpaque(), nil)
        opj_stream_set_user_data_length(pointer, UInt64(content.count))
        opj_stream_set_read_function(pointer) { JPEG2000Stream.of($2)?.read(into: $0, $1) ?? -1 }
        opj_stream_set_skip_function(pointer) { JPEG2000Stream.of($1)?.skip($0) ?? -1 }
        opj_stream_set_seek_function(pointer) { JPEG2000Stream.of($1)?.seek(to: $0) == true ? 1 : 0 }
    }

    deinit {
        opj_stream_destroy(pointer)
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> JPEG2000Stream? {
        data.map { Unmanaged<JPEG2000Stream>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The number of bytes that were there; nil at the end.
    private func read(into buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int? {
        let part = content[position...].prefix(max(0, count))
        guard let buffer, !part.isEmpty else { return nil }
        buffer.copyMemory(
            from: UnsafeRawBufferPointer(rebasing: part).baseAddress ?? UnsafeRawPointer(buffer),
            byteCount: part.count
        )
        position += part.count
        return part.count
    }

    private func skip(_ count: Int64) -> Int64? {
        let target = Int64(position).addingReportingOverflow(count)
        return !target.overflow && seek(to: target.partialValue) ? count : nil
    }

    private func seek(to target: Int64) -> Bool {
        guard (0...Int64(content.count)).contains(target) else { return false }
        position = Int(target)
        return true
    }
}
