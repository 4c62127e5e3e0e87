import Testing

@testable import thumbgen

struct ByteCountTests {
    @Test(arguments: [
        ("1", 1), ("2G", 2_000_000_000), ("2GB", 2_000_000_000), ("1.5Gi", 1_610_612_736), ("64kib", 65536),
        ("500m", 500_000_000), ("1T", 1_000_000_000_000),
    ])
    func reads(text: String, bytes: Int) {
        #expect(ByteCount(text)?.bytes == bytes)
    }

    @Test(arguments: ["", "G", "0", "-1", "1X", "1 G", "1.2.3", "0.4", "inf", "1e3", "999999999T", "٣"])
    func refuses(text: String) {
        #expect(ByteCount(text) == nil)
    }
}
