import Testing

@testable import ThumbgenKit

@Suite("Bytes of records")
struct ByteReaderTests {
    @Test("numbers come back, small ones from a byte", arguments: [0, -1, 63, -64, 64, 127, 128, 1 << 40, .max, .min])
    func numbers(_ number: Int) throws {
        var writer = ByteWriter()
        writer.write(number)
        var reader = ByteReader(writer.bytes)
        #expect(try reader.number() == number)
        #expect((writer.bytes.count == 1) == (-64...63).contains(number))
    }

    @Test("fractions come back to the bit", arguments: [0, -0.0, 1 / 3, .infinity, .leastNonzeroMagnitude, -12.5])
    func fractions(_ fraction: Double) throws {
        var writer = ByteWriter()
        writer.write(true)
        writer.write(fraction)
        var reader = ByteReader(writer.bytes)
        #expect(try reader.flag())
        #expect(try reader.fraction().bitPattern == fraction.bitPattern)
    }

    @Test("what is cut off anywhere is malformed, and nothing is read beyond it")
    func cut() throws {
        var writer = ByteWriter()
        writer.write(300)
        writer.write("text")
        writer.write([1, 2, 3])
        writer.write(0.5)
        func read(_ bytes: [UInt8]) throws {
            var reader = ByteReader(bytes)
            _ = (try reader.number(), try reader.text(), try reader.bytes(), try reader.fraction())
        }
        try read(writer.bytes)
        for count in 0..<writer.bytes.count {
            #expect(throws: ByteReader.Malformed.self) { try read(Array(writer.bytes.prefix(count))) }
        }
    }

    @Test("a number without end, and a count that is none, are malformed")
    func nonsense() {
        #expect(throws: ByteReader.Malformed.self) {
            var reader = ByteReader([UInt8](repeating: 0xFF, count: 11))
            _ = try reader.number()
        }
        #expect(throws: ByteReader.Malformed.self) {
            var reader = ByteReader([1])
            _ = try reader.bytes()
        }
    }
}
