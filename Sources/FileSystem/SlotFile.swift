import Glibc
import Synchronization
package import ThumbnailModel

/// Values of one length that wait on the disk to be fetched: a file without a name, so that nothing of it outlives the
/// program, whose room is used again.
package final class SlotFile: Sendable {
    /// The length of each value, in bytes.
    package let slotSize: Int
    private let descriptor: Int32
    private let slots = Mutex(Slots())

    private struct Slots {
        var count = 0
        var free: [Int] = []
    }

    /// A file in a folder, for values of so many bytes.
    package init(in folder: BytePath, slotSize: Int) throws(SystemError) {
        self.slotSize = slotSize
        let path = AtomicFile.temporaryPath(beside: folder.appending(BytePath("slots")))
        descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        guard descriptor >= 0 else { throw .last }
        _ = path.withCString { unlink($0) }
    }

    deinit {
        close(descriptor)
    }

    /// The most values that waited at a time.
    package var slotCount: Int { slots.withLock { $0.count } }

    /// Keeps a value of `slotSize` bytes; any thread may call it. Returns where it lies.
    package func store(_ value: [UInt8]) throws(SystemError) -> Int {
        let slot = slots.withLock { slots in
            if let free = slots.free.popLast() { return free }
            slots.count += 1
            return slots.count - 1
        }
        var done = 0
        while done < slotSize {
            let written = value.withUnsafeBytes { bytes in
                pwrite(descriptor, bytes.baseAddress.map { $0 + done }, slotSize - done, slot * slotSize + done)
            }
            if written < 0, errno != EINTR {
                let error = SystemError.last
                release(slot)
                throw error
            }
            done += max(0, written)
        }
        return slot
    }

    /// The value that lies in a slot, which is free afterwards.
    package func take(_ slot: Int) throws(SystemError) -> [UInt8] {
        defer { release(slot) }
        var value = [UInt8](repeating: 0, count: slotSize)
        var done = 0
        while done < slotSize {
            let read = value.withUnsafeMutableBytes { bytes in
                pread(descriptor, bytes.baseAddress.map { $0 + done }, slotSize - done, slot * slotSize + done)
            }
            if read == 0 { throw SystemError(number: EIO) }
            if read < 0, errno != EINTR { throw .last }
            done += max(0, read)
        }
        return value
    }

    /// Gives up a value without reading it.
    package func release(_ slot: Int) {
        slots.withLock { $0.free.append(slot) }
    }
}
