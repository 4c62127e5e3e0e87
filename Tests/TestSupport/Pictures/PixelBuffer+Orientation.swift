extension PixelBuffer {
    /// The picture as a camera stores it under an EXIF orientation; upright under those that do not exist.
    package func stored(under orientation: Int) -> PixelBuffer {
        let swapsSides = (5...8).contains(orientation)
        return PixelBuffer(
            width: swapsSides ? height : width,
            height: swapsSides ? width : height,
            bands: bands
        ) { x, y in
            switch orientation {
            case 2: self[width - 1 - x, y]
            case 3: self[width - 1 - x, height - 1 - y]
            case 4: self[x, height - 1 - y]
            case 5: self[y, x]
            case 6: self[width - 1 - y, x]
            case 7: self[width - 1 - y, height - 1 - x]
            case 8: self[y, height - 1 - x]
            default: self[x, y]
            }
        }
    }
}
