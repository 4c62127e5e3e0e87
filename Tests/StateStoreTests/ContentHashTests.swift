import Foundation
import StateStore
import Testing

@Suite("Content hashes")
struct ContentHashTests {
    /// The bytes that the published vectors of xxHash are taken from.
    private static func published(_ count: Int) -> [UInt8] {
        var generator: UInt64 = 2_654_435_761
        return (0..<count).map { _ in
            defer { generator &*= 11_400_714_785_074_694_797 }
            return UInt8(generator >> 56)
        }
    }

    /// One length for each way the hash is computed: none, 1–3, 4–8, 9–16, 17–128, 129–240 and more bytes.
    private static let vectors: [(count: Int, text: String)] = [
        (0, "99aa06d3014798d86001c324468d497f"),
        (1, "a6cd5e9392000f6ac44bdff4074eecdb"),
        (3, "20efc49ff02422ea54247382a8d6b94d"),
        (8, "47a7f080d82bb45664c69cab4bb21dc5"),
        (16, "c68c368ecf8a9c05562980258a998629"),
        (128, "39992220e045260aebb15e34a7fb5ab1"),
        (240, "aa4202daa2769dc85c9aae94c8ebe5a0"),
        (512, "18d2d110dcc9bca1617e49599013cb6b"),
    ]

    @Test("Published vectors", arguments: vectors)
    func publishedVector(count: Int, text: String) {
        #expect(ContentHash(of: Self.published(count)).text == text)
    }

    @Test("A sum knows its hashes and their number, and not their order")
    func sum() {
        let hashes = (0..<3).map { ContentHash(of: [$0]) }
        func sum(_ hashes: [ContentHash]) -> [UInt8] {
            hashes.reduce(into: ContentHash.Sum()) { $0.add($1) }.bytes
        }
        #expect(sum(hashes) == sum(hashes.reversed()))
        #expect(sum([hashes[0]]) == hashes[0].bytes)
        #expect(Set([[], hashes, Array(hashes.dropLast()), hashes + [hashes[0], hashes[0]]].map(sum)).count == 4)
    }

    @Test("Text and bytes lead back to the hash")
    func roundTrip() throws {
        let hash = ContentHash(of: Array("abc".utf8))
        #expect(hash.text == "06b05ab6733a618578af5f94892f3950")
        #expect(
            hash.bytes == [6, 0xb0, 0x5a, 0xb6, 0x73, 0x3a, 0x61, 0x85, 0x78, 0xaf, 0x5f, 0x94, 0x89, 0x2f, 0x39, 0x50]
        )
        #expect(ContentHash(text: hash.text) == hash)
        #expect(ContentHash(text: hash.text.uppercased()) == hash)
        #expect(ContentHash(bytes: hash.bytes) == hash)
        #expect(hash != ContentHash(of: Array("abd".utf8)))
    }

    @Test(
        "What is no hash is refused",
        arguments: [
            "", "06b05ab6733a618578af5f94892f395", "+6b05ab6733a618578af5f94892f3950",
            "06b05ab6733a618578af5f94892f395é",
        ]
    )
    func refused(text: String) {
        #expect(ContentHash(text: text) == nil)
        #expect(ContentHash(bytes: Array(text.utf8).prefix(15)) == nil)
    }

    private static let sumTool = ["/usr/bin/xxhsum", "/usr/local/bin/xxhsum", "/opt/homebrew/bin/xxhsum"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test("The command of xxHash agrees", .enabled(if: sumTool != nil, "xxhsum is not installed"))
    func agreesWithCommand() throws {
        let folder = try TemporaryFolder()
        let bytes = Self.published(100_003)
        let file = folder.url.appending(path: "bytes")
        try Data(bytes).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.sumTool))
        process.arguments = ["-H2", file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try #require(try pipe.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        #expect(String(decoding: output, as: UTF8.self).hasPrefix(ContentHash(of: bytes).text))
    }
}
