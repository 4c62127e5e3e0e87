import CXXHash

/// Hashes bytes that come in pieces.
package struct ContentHasher: ~Copyable {
    private let state: OpaquePointer

    /// A hasher that has seen nothing.
    package init() {
        guard let state = XXH3_createState() else { fatalError("out of memory") }
        self.state = state
        XXH3_128bits_reset(state)
    }

    deinit {
        XXH3_freeState(state)
    }

    /// Takes the next piece.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }

    /// Takes the next piece.
    package mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { update($0) }
    }

    /// The hash of everything taken so far.
    package func finalize() -> ContentHash {
        ContentHash(XXH3_128bits_digest(state))
    }
}
