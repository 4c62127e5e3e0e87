import CMalloc

/// The heap that the C libraries and Swift share.
package enum ProcessHeap {
    /// The largest block that is cut from memory at hand; glibc allows no more.
    private static let largestBlock: CInt = 32 << 20
    /// How much free memory stays at hand.
    private static let slack: CInt = 256 << 20

    /// Keeps what one photo gives back for the next one. By itself the heap returns it to the system and asks for it again,
    /// and has every page cleared: a tenth of the time that a photo takes.
    ///
    /// There is a heap for each thread that works, and not for each that ever worked, so what is kept stays what the photos
    /// in work take. To be called before the threads that work are there: each keeps the heap that it began with.
    package static func keepFreedMemory(jobs: Int) {
        mallopt(M_MMAP_THRESHOLD, largestBlock)
        mallopt(M_TRIM_THRESHOLD, slack)
        mallopt(M_ARENA_MAX, CInt(clamping: jobs + 1))
    }
}
