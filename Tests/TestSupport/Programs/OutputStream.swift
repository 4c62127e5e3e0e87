import Glibc

/// What a child process writes to one of its streams, as far as it was read.
struct OutputStream {
    /// Both ends of a pipe, kept from other children; the write end is closed with the last owner.
    final class Pipe {
        let readEnd: Int32
        let writeEnd: Int32

        init() throws {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw SystemCallError("pipe") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (readEnd, writeEnd) = (ends[0], ends[1])
        }

        deinit {
            close(writeEnd)
        }
    }

    private(set) var bytes: [UInt8] = []
    private var readEnd: Int32

    init(_ pipe: Pipe) {
        readEnd = pipe.readEnd
    }

    /// Waits until one of the streams has something or ends; false when all have ended.
    static func readAny(_ streams: inout [OutputStream]) throws -> Bool {
        // A negative descriptor is passed over by poll.
        guard streams.contains(where: { $0.readEnd >= 0 }) else { return false }
        var requests = streams.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
        guard poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else { throw SystemCallError("poll") }
        for index in streams.indices where requests[index].revents != 0 { try streams[index].read() }
        return true
    }

    private mutating func read() throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(readEnd, &buffer, buffer.count)
        guard count >= 0 else { throw SystemCallError("read") }
        bytes += buffer[..<count]
        if count == 0 {
            close(readEnd)
            readEnd = -1
        }
    }
}
