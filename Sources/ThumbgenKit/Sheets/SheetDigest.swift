import PipelineFile
import StateStore
import ThumbnailModel

/// A hash of everything that the pages of a contact sheet are made of.
struct SheetDigest: Hashable, Sendable {
    /// The hash.
    private(set) var hash: ContentHash

    /// The digest of a sheet without photos.
    init(_ sheet: SheetPlan, in definition: PipelineDefinition, versions: String) {
        let review = sheet.options.review.map { "\($0)" } ?? ""
        hash = ContentHash(of: Array((PipelinePrinter.yaml(definition) + sheet.name + review + versions).utf8))
    }

    /// Adds the photo of the next place; no content for a place that stays empty.
    mutating func add(_ photo: SurveyedPhoto, content: ContentHash?) {
        hash = ContentHash(of: hash.bytes + photo.source.relativePath.bytes + [0] + (content?.bytes ?? []))
    }
}

extension RunPreparation {
    /// The digest a sheet will have after the run; nil where a photo's content is not known yet.
    func digest(of sheet: SheetPlan, in definition: PipelineDefinition) -> SheetDigest? {
        var digest = SheetDigest(sheet, in: definition, versions: history.versions)
        for work in worklist.photos {
            let photo = library.photos[work.index]
            let tally = worklist.tallies[work.index]
            if tally.failures.isEmpty {
                guard let content = photo.content else { return nil }
                digest.add(photo, content: content)
            } else if tally.hasPlace {
                digest.add(photo, content: nil)
            }
        }
        return digest
    }
}
