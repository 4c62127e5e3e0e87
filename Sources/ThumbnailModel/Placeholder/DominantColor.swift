extension Color {
    /// The colour most of a picture has: colours are sorted into cubes of 32 levels a side, and the fullest cube's average is
    /// taken. Pixels count by their opacity; a picture that is clear everywhere has white. Four bytes a pixel, alpha last.
    package static func dominant(inRGBA rgba: [UInt8]) -> Color {
        var cubes = [Cube](repeating: Cube(), count: 8 * 8 * 8)
        for at in stride(from: 0, to: rgba.count - 3, by: 4) {
            let (red, green, blue, alpha) = (Int(rgba[at]), Int(rgba[at + 1]), Int(rgba[at + 2]), Int(rgba[at + 3]))
            cubes[red / 32 * 64 + green / 32 * 8 + blue / 32].add(red, green, blue, weight: alpha)
        }
        // The first of equally full cubes, so that the answer does not depend on how they are searched.
        let fullest = cubes.reduce(Cube()) { $1.weight > $0.weight ? $1 : $0 }
        return fullest.average ?? .white
    }

    private struct Cube {
        var red = 0
        var green = 0
        var blue = 0
        var weight = 0

        mutating func add(_ red: Int, _ green: Int, _ blue: Int, weight: Int) {
            self.red += red * weight
            self.green += green * weight
            self.blue += blue * weight
            self.weight += weight
        }

        var average: Color? {
            guard weight > 0 else { return nil }
            let half = weight / 2
            return Color(
                red: UInt8((red + half) / weight),
                green: UInt8((green + half) / weight),
                blue: UInt8((blue + half) / weight)
            )
        }
    }
}
