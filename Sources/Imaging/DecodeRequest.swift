import ThumbnailModel

/// One decode of one file.
struct DecodeRequest {
    let metadata: PhotoMetadata
    let demand: DecodeDemand
    let minimumStep: Double
    let gamut: Gamut
    /// The most pixels a drawing may become.
    var maxPixels = DecodeOptions().maxPixels

    /// Loads, crops, converts and turns the full picture; everything is computed when this returns.
    func decode(
        _ content: UnsafeRawBufferPointer,
        with loader: ImageLoader,
        failOn: FailureThreshold
    ) throws(ImagingError) -> DecodedImage {
        let shrink = LoadShrink.factor(for: loader.format, step: demand.step, leaving: minimumStep)
        let scale = DrawingScale.factor(
            for: metadata.storedSize,
            step: demand.step,
            leaving: minimumStep,
            maxPixels: maxPixels
        )
        let loaded = try damage { () throws(LibraryFault) in
            try loader.load(content, shrink: shrink, scale: scale, failOn: failOn)
        }
        let exact = loader.format == .jpeg ? Double(shrink) : nil
        return try finish(loaded, shrink: (exact, exact))
    }

    /// Crops, converts and turns a picture as it is stored.
    ///
    /// - Parameters:
    ///   - loaded: the whole picture in the extent of `metadata`, at any size.
    ///   - shrink: exact source pixels a loaded pixel across and down; nil where the loaded pixels share out the source.
    ///   - start: where the first loaded pixel starts on both axes, in loaded pixels from the source's edge.
    func finish(
        _ loaded: PixelImage,
        shrink: (across: Double?, down: Double?) = (nil, nil),
        start: Double = 0,
        origin: PixelSource = .full
    ) throws(ImagingError) -> DecodedImage {
        let stored = metadata.storedSize
        var across = DecodedAxis(source: stored.width, loaded: loaded.size.width, shrink: shrink.across)
        var down = DecodedAxis(source: stored.height, loaded: loaded.size.height, shrink: shrink.down)
        across.origin = start
        down.origin = start
        let region = metadata.orientation.stored(demand.region, of: metadata.uprightSize)
        let left = across.crop(from: region.x, length: region.width, margin: demand.step)
        let top = down.crop(from: region.y, length: region.height, margin: demand.step)
        let part = PixelRect(x: left, y: top, size: PixelSize(width: across.count, height: down.count))

        let colours = ColourConversion(of: loaded, to: gamut)
        let cropped = try damage { () throws(LibraryFault) in
            let cropped = try loaded.cropped(to: part)
            return colours.usesProfile ? try cropped.materialised() : cropped
        }
        let coloured = try colours.convert(cropped)
        let pixels = try damage { () throws(LibraryFault) in
            try coloured.image.materialised().turned(by: metadata.orientation).withoutOpaqueAlpha().materialised()
        }
        let turn = metadata.orientation
        if turn.swapsAxes { swap(&across, &down) }
        if turn.isReversedAcross { across.reverse(source: metadata.uprightSize.width) }
        if turn.isReversedDown { down.reverse(source: metadata.uprightSize.height) }
        return DecodedImage(
            pixels: pixels,
            source: metadata.uprightSize,
            origin: origin,
            conversion: coloured.by,
            isDrawn: metadata.format.isDrawn,
            horizontal: across,
            vertical: down
        )
    }

    /// Does work of the library on a picture's bytes; what fails there is damage of the picture.
    func damage<Result>(_ body: () throws(LibraryFault) -> Result) throws(ImagingError) -> Result {
        do { return try body() } catch { throw .damaged(error) }
    }
}
