/// The channels a picture is described in, each value 0 to 1 or -1 to 1.
struct ThumbHashPlanes {
    var lightness: [Double] = []
    var yellowBlue: [Double] = []
    var redGreen: [Double] = []
    var alpha: [Double] = []
    var hasAlpha = false

    /// Lays the picture over its own average colour, so that what shows through a clear part adds no detail.
    init(rgba: [UInt8]) {
        let pixels = stride(from: 0, to: rgba.count, by: 4).map { at in
            (0..<4).map { Double(rgba[at + $0]) / 255 }
        }
        let opacity = pixels.reduce(0) { $0 + $1[3] }
        let average = (0..<3).map { channel in
            opacity > 0 ? pixels.reduce(0) { $0 + $1[channel] * $1[3] } / opacity : 0
        }
        hasAlpha = opacity < Double(pixels.count)
        for pixel in pixels {
            let cover = pixel[3]
            let (red, green, blue) = (
                average[0] * (1 - cover) + cover * pixel[0],
                average[1] * (1 - cover) + cover * pixel[1],
                average[2] * (1 - cover) + cover * pixel[2]
            )
            lightness.append((red + green + blue) / 3)
            yellowBlue.append((red + green) / 2 - blue)
            redGreen.append(red - green)
            alpha.append(cover)
        }
    }
}
