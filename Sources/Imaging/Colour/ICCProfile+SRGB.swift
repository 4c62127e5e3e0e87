import Glibc

extension ICCProfile {
    /// Whether the profile is plain sRGB, so that a conversion would not move a pixel. Told by its numbers: the name of a
    /// profile promises nothing.
    var isSRGB: Bool {
        guard channels == 3, tag("A2B0") == nil, tag("A2B1") == nil else { return false }
        let primaries = [
            ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]), ("bXYZ", [0.1431, 0.0606, 0.7141]),
        ]
        return primaries.allSatisfy { matches($0.0, $0.1) } && ["rTRC", "gTRC", "bTRC"].allSatisfy(isSRGBCurve)
    }

    private func matches(_ signature: String, _ expected: [Double]) -> Bool {
        guard let place = tag(signature), place.length >= 20 else { return false }
        return expected.enumerated().allSatisfy { index, value in
            abs(fixed(place.offset + 8 + 4 * index) - value) < 0.0006
        }
    }

    private func isSRGBCurve(_ signature: String) -> Bool {
        guard let place = tag(signature) else { return false }
        switch text(place.offset, 4) {
        case "curv":
            let count = number(place.offset + 8) ?? 0
            guard count >= 256, 12 + 2 * count <= place.length else { return false }
            return stride(from: 0, to: count, by: max(1, count / 64)).allSatisfy { index in
                let value = Double((number(place.offset + 10 + 2 * index) ?? 0) & 0xFFFF) / 65535
                return abs(value - ICCProfile.linear(Double(index) / Double(count - 1))) < 0.0006
            }
        case "para":
            guard (number(place.offset + 8) ?? 0) >> 16 == 3, place.length >= 32 else { return false }
            let expected = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
            return expected.enumerated().allSatisfy { index, value in
                abs(fixed(place.offset + 12 + 4 * index) - value) < 0.0006
            }
        default: return false
        }
    }

    /// A signed number of 16 bits before the point and 16 behind.
    private func fixed(_ offset: Int) -> Double {
        Double(Int32(truncatingIfNeeded: number(offset) ?? 0)) / 65536
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
