import ThumbnailModel

/// One decode of one file.
struct DecodeRequest {
    let loader: ImageLoader
    let metadata: PhotoMetadata
    let demand: DecodeDemand
    let minimumStep: Double

    /// Loads, crops, converts and turns; everything is computed when this returns.
    func decode(
        _ content: UnsafeRawBufferPointer,
        gamut: Gamut,
        failOn: FailureThreshold
    ) throws(ImagingError) -> DecodedImage {
        let shrink = LoadShrink.factor(for: metadata.format, step: demand.step, leaving: minimumStep)
        let loaded = try damage { () throws(LibraryFault) in try loader.open(content, shrink: shrink, failOn: failOn) }

        let stored = metadata.storedSize
        let exact = metadata.format == .jpeg ? shrink : nil
        var across = DecodedAxis(source: stored.width, loaded: loaded.size.width, shrink: exact)
        var down = DecodedAxis(source: stored.height, loaded: loaded.size.height, shrink: exact)
        let region = metadata.orientation.stored(demand.region, of: metadata.uprightSize)
        let left = across.crop(from: region.x, length: region.width, margin: demand.step)
        let top = down.crop(from: region.y, length: region.height, margin: demand.step)
        let part = PixelRect(x: left, y: top, size: PixelSize(width: across.count, height: down.count))

        let cropped = try damage { () throws(LibraryFault) in try loaded.cropped(to: part) }
        let coloured = try ColourConversion(gamut).convert(cropped)
        let pixels = try damage { () throws(LibraryFault) in
            try coloured.materialised().turned(by: metadata.orientation).withoutOpaqueAlpha()
        }
        let turn = metadata.orientation
        if turn.swapsAxes { swap(&across, &down) }
        if turn.isReversedAcross { across.reverse(source: metadata.uprightSize.width) }
        if turn.isReversedDown { down.reverse(source: metadata.uprightSize.height) }
        return DecodedImage(pixels: pixels, source: metadata.uprightSize, horizontal: across, vertical: down)
    }

    private func damage<Result>(_ body: () throws(LibraryFault) -> Result) throws(ImagingError) -> Result {
        do { return try body() } catch { throw .damaged(error) }
    }
}
