extension ContentHash {
    /// Hashes of things added up: the same things give the same sum in any order.
    package struct Sum: Hashable, Sendable {
        private var high: UInt64 = 0
        private var low: UInt64 = 0

        /// The sum of nothing.
        package init() {}

        /// Adds a hash.
        package mutating func add(_ hash: ContentHash) {
            high &+= hash.high
            low &+= hash.low
        }

        /// Adds all hashes of another sum.
        package mutating func add(_ other: Sum) {
            high &+= other.high
            low &+= other.low
        }

        /// Sixteen bytes, the most significant first.
        package var bytes: [UInt8] { ContentHash.bytes(high, low) }
    }
}
