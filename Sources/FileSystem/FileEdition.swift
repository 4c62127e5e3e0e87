import Glibc
package import ThumbnailModel

/// A new edition of a file, told piece by piece: it is compared with what is there, and nothing is written as long as that
/// says the same. However long the file is, memory holds no more than a piece of it.
package struct FileEdition: ~Copyable {
    private static let pieceSize = 65_536

    private let path: BytePath
    private let willWrite: (() throws(SystemError) -> Void)?
    /// The file as it is; negative where there is none.
    private let current: Int32
    /// Bytes told so far that the file has as well.
    private var agreed = 0
    private var differs = false
    private var piece: [UInt8] = []
    private var draft: FileDraft?

    /// A new edition of the file at a path.
    ///
    /// - Parameter willWrite: called before anything is written; without it the edition is only compared.
    package init(of path: BytePath, willWrite: (() throws(SystemError) -> Void)?) {
        self.path = path
        self.willWrite = willWrite
        current = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        differs = current < 0
    }

    deinit {
        if current >= 0 { close(current) }
    }

    /// Tells the next bytes.
    package mutating func append(_ bytes: [UInt8]) throws(SystemError) {
        piece += bytes
        if piece.count >= FileEdition.pieceSize { try flush() }
    }

    /// Ends the edition and puts it in the place of the file, where it is another; whether it is.
    package consuming func finish() throws(SystemError) -> Bool {
        try flush()
        if !differs, read(at: agreed, count: 1) != [] { differs = true }
        guard differs, let willWrite else { return differs }
        try startDraft(willWrite)
        try draft.take()?.commit()
        return true
    }

    /// Compares what was told since the last time, or writes it where the editions have parted.
    private mutating func flush() throws(SystemError) {
        if !differs {
            if read(at: agreed, count: piece.count) == piece { agreed += piece.count } else { differs = true }
        }
        if differs, let willWrite {
            try startDraft(willWrite)
            try draft?.append(piece)
        }
        piece.removeAll(keepingCapacity: true)
    }

    /// Begins the draft, once, with what both editions agree on.
    private mutating func startDraft(_ willWrite: () throws(SystemError) -> Void) throws(SystemError) {
        guard draft == nil else { return }
        try willWrite()
        var draft = try FileDraft(of: path)
        var copied = 0
        while copied < agreed {
            let part = read(at: copied, count: min(agreed - copied, FileEdition.pieceSize))
            // The file was cut while we read it.
            guard let part, !part.isEmpty else { throw SystemError(number: EIO) }
            try draft.append(part)
            copied += part.count
        }
        self.draft = consume draft
    }

    /// Bytes of the file as it is, fewer where it ends before; nil where they cannot be read.
    private func read(at offset: Int, count: Int) -> [UInt8]? {
        var done = 0
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while done < count {
                let received = pread(current, buffer.baseAddress.map { $0 + done }, count - done, offset + done)
                if received < 0 {
                    if errno == EINTR { continue }
                    failed = true
                    break
                }
                if received == 0 { break }
                done += received
            }
            filled = done
        }
        return failed ? nil : bytes
    }
}
