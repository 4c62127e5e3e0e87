import Glibc
package import ThumbnailModel

/// Files that are read at one go: pipelines, lists.
package enum WholeFile {
    /// The bytes of a file, or of standard input where the path is `-`.
    package static func read(_ path: BytePath) throws(SystemError) -> [UInt8] {
        let isStandardInput = path == BytePath("-")
        let file = isStandardInput ? STDIN_FILENO : path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard file >= 0 else { throw .last }
        defer { if !isStandardInput { close(file) } }
        var contents: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return contents }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            contents += buffer[..<count]
        }
    }
}
