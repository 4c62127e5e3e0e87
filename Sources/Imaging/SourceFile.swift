package import FileSystem
import Glibc
package import ThumbnailModel

/// A file read whole: hashing, metadata and decoding share one read.
///
/// The bytes are a copy in memory, not a mapping: a file that another program shortens while it is mapped would kill the
/// process with a bus error.
package final class SourceFile: Sendable {
    /// What the system says of the file.
    package let status: FileStatus
    /// The format by content; nil where it is none that is known.
    package let format: ImageFormat?
    private let content: [UInt8]

    /// Whether the bytes are those of the whole file.
    package var isWhole: Bool { content.count == status.size }

    /// As much as a header needs by far most of the time.
    private static let headerCapacity = 65_536

    /// Reads a regular file: all of it, or where that is enough no more than its header.
    package static func open(_ path: BytePath, headerOnly: Bool = false) throws(ImagingError) -> SourceFile {
        // Non-blocking, so that opening a pipe does not wait for its other end.
        let descriptor = path.withCString { Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unreadable(errno: errno) }
        defer { close(descriptor) }
        guard let status = try? FileStatus(of: descriptor) else { throw .unreadable(errno: errno) }
        guard status.kind == .file else { throw .notRegularFile }
        guard status.size > 0 else { throw .emptyFile }
        if headerOnly, status.size > headerCapacity {
            let header = try read(descriptor, capacity: headerCapacity)
            // Everything but pixels stands before the first scan; other formats may keep metadata behind the picture.
            if header.withUnsafeBytes({ JPEGStructure($0)?.firstScan }) != nil {
                return SourceFile(status: status, content: header)
            }
            lseek(descriptor, 0, SEEK_SET)
        }
        let content = try read(descriptor, capacity: status.size)
        guard !content.isEmpty else { throw .emptyFile }
        return SourceFile(status: status, content: content)
    }

    /// A file of bytes that are in memory already.
    package convenience init(content: [UInt8]) {
        self.init(status: FileStatus(size: content.count), content: content)
    }

    private init(status: FileStatus, content: [UInt8]) {
        self.status = status
        self.content = content
        format = content.withUnsafeBytes { ImageFormat(content: $0) }
    }

    /// Bytes that were read.
    package var size: Int { content.count }

    /// Lends the bytes.
    package func withBytes<Result, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The array's own function does not know typed throws.
        try content.withUnsafeBytes { bytes -> Swift.Result<Result, Failure> in
            do throws(Failure) { return .success(try body(bytes)) } catch { return .failure(error) }
        }.get()
    }

    private static func read(_ descriptor: CInt, capacity: Int) throws(ImagingError) -> [UInt8] {
        var failure: ImagingError?
        let content = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while count < capacity {
                let received = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, capacity - count)
                if received < 0 {
                    if errno == EINTR { continue }
                    failure = .unreadable(errno: errno)
                    return
                }
                if received == 0 { return }
                count += received
            }
        }
        if let failure { throw failure }
        return content
    }
}
