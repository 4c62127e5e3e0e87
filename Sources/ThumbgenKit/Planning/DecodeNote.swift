import Imaging
package import ThumbnailModel

/// What a photo's renditions need of its decode, and how far the loader may shrink it for that.
package struct DecodeNote: Hashable, Sendable {
    /// The photo, below its input.
    package let source: BytePath
    /// The decode stage.
    package let stage: String
    /// The upright size of the original.
    package let size: PixelSize
    /// What is needed.
    package let demand: DecodeDemand
    /// How many times smaller the loader hands the picture out.
    package let shrink: Int
    /// About how many bytes the photo takes while it is worked on, all its decodes together.
    package let memory: Int

    /// The notes of a photo's decodes.
    static func all(of plan: PhotoPlan) -> [DecodeNote] {
        let memory = MemoryEstimate(plan).bytes
        return plan.decodes.compactMap { decode in
            guard let demand = decode.demand, !decode.results.isEmpty else { return nil }
            return DecodeNote(
                source: plan.photo.source.relativePath,
                stage: decode.stage,
                size: decode.source,
                demand: demand,
                shrink: LoadShrink.factor(
                    for: plan.photo.metadata.format,
                    step: demand.step,
                    leaving: ImageDecoder.minimumStep
                ),
                memory: memory
            )
        }
    }

    /// The note in words.
    package var message: String {
        let part = demand.region
        let region = [part.x, part.y, part.width, part.height].map { DecodeNote.text($0) }
        return
            "\(stage): needs \(region[2])x\(region[3]) at \(region[0]),\(region[1]) of \(size.width)x\(size.height), "
            + "\(DecodeNote.text(demand.step)) source pixels an output pixel; the loader shrinks by \(shrink); "
            + "the photo takes about \(DecodeNote.text(Double(memory) / 1e6)) MB"
    }

    /// Two decimals at the most.
    private static func text(_ number: Double) -> String {
        shortestText(of: (number * 100).rounded() / 100)
    }
}
