import CVips
import ThumbnailModel

extension DecodeRequest {
    /// Decodes a preview inside a JPEG, HEIC or AVIF; nil where none will do.
    ///
    /// Whether it shows the same picture is judged by its aspect alone: to compare pixels, the picture would have to be
    /// decoded, which is what a preview saves.
    func decode(previewIn content: UnsafeRawBufferPointer) -> DecodedImage? {
        switch metadata.format {
        case .jpeg: decode(bestOf: EmbeddedPreview.all(inJPEG: content))
        case .heic, .avif: decode(thumbnailIn: content)
        default: nil
        }
    }

    /// Decodes the smallest preview that leaves the final resize enough, else the largest that has all the pixels asked
    /// for; nil where none has.
    func decode(bestOf previews: [EmbeddedPreview]) -> DecodedImage? {
        let suitable = previews.filter { $0.size.hasAspect(of: metadata.storedSize) && reaches(shrink(to: $0.size)) }
            .sorted { $0.size.area < $1.size.area }
        let isAmple = { (preview: EmbeddedPreview) in shrink(to: preview.size) * minimumStep <= demand.step }
        let inTurn = suitable.filter(isAmple) + suitable.reversed().filter { !isAmple($0) }
        // A loop: the first element of a lazy list would be decoded once to be found and once more to be handed out.
        for preview in inTurn {
            if let image = decode(preview) { return image }
        }
        return nil
    }

    /// Decodes the largest preview whatever is asked for; nil where none has such a long edge and the right aspect.
    func decode(largestOf previews: [EmbeddedPreview], longEdge: Int) -> DecodedImage? {
        let suitable = previews.filter { $0.size.hasAspect(of: metadata.storedSize) }
        return suitable.largest(longEdge: longEdge).flatMap { decode($0) }
    }

    /// Decodes a preview as the picture it stands for; nil where it is damaged or its colours are not known.
    private func decode(_ preview: EmbeddedPreview) -> DecodedImage? {
        let size = preview.size
        let across = Double(metadata.storedSize.width) / Double(size.width)
        let down = Double(metadata.storedSize.height) / Double(size.height)
        let factor = LoadShrink.factor(for: .jpeg, step: demand.step / max(across, down), leaving: minimumStep)
        guard hasKnownColours(withProfile: preview.hasProfile), let loader = try? ImageLoader(.jpeg) else { return nil }
        // Whether all of it is there is judged as it is of pictures.
        return try? TruncationPolicy(.truncated).decode(preview.content, .jpeg) { failOn throws(ImagingError) in
            let loaded = try damage { () throws(LibraryFault) in
                try loader.load(preview.content, shrink: factor, scale: 1, failOn: failOn)
            }
            return try finish(loaded, shrink: (across * Double(factor), down * Double(factor)), origin: .preview)
        }
    }

    /// Decodes the thumbnail of the primary picture of a HEIC or AVIF. Its container turns it along with the picture.
    private func decode(thumbnailIn content: UnsafeRawBufferPointer) -> DecodedImage? {
        guard let loader = try? ImageLoader(metadata.format),
            let loaded = try? loader.open(content, thumbnail: true),
            // Without a thumbnail the loader hands out the picture itself.
            loaded.size != metadata.storedSize,
            loaded.size.hasAspect(of: metadata.storedSize), reaches(shrink(to: loaded.size)),
            hasKnownColours(withProfile: loaded.bytes(VIPS_META_ICC_NAME) != nil)
        else { return nil }
        return try? finish(loaded, origin: .preview)
    }

    /// Source pixels a preview's pixel, on the axis where they are more.
    private func shrink(to size: PixelSize) -> Double {
        let stored = metadata.storedSize
        return max(Double(stored.width) / Double(size.width), Double(stored.height) / Double(size.height))
    }

    /// Whether so many source pixels a pixel are fine enough for every rendition; what is enlarged anyway takes the best.
    private func reaches(_ shrink: Double) -> Bool { shrink <= max(demand.step, 1) }

    /// A preview without a profile has the colours of the picture's: known only where that is sRGB.
    private func hasKnownColours(withProfile hasProfile: Bool) -> Bool {
        guard let profile = metadata.profile, !profile.contains("sRGB") else { return true }
        return hasProfile
    }
}
