import StateStore
import ThumbnailModel

/// Compares what is planned of a photo with what the state knows of it, and with the files themselves.
struct PhotoComparison: Sendable {
    /// What a comparison comes to.
    struct Finding: Sendable {
        /// Why each file of the plan has to be made; nil for a file that has not.
        var reasons: [RebuildReason?] = []
        /// What stands of the photo.
        var tally = PhotoTally()
        /// A digest of what stands.
        var digest = LibraryDigest()
        /// Outputs that are whole but look different from what the state knows of them.
        var news: [KnownRendition] = []
        /// Files of the photo that the pipeline does not make of it any more.
        var orphans: [KnownRendition] = []
    }

    let planner: PhotoPlanner
    let history: RunHistory
    let check: FreshnessCheck

    /// Compares the photo at a place in the order with the rows that the state has of it.
    func compare(_ photo: SurveyedPhoto, at index: Int, name: OutputName, with rows: [KnownRendition]) -> Finding {
        var finding = Finding()
        finding.orphans = rows
        let failures = history.failures(of: photo.content)
        finding.tally.failures = failures.map { PhotoFailure($0, of: photo.source.relativePath) }
        let files = planner.plan(photo, index: index, name: name).files
        if files.isEmpty {
            finding.tally.hasTile = failures.isEmpty
            finding.digest.add(photo, at: index)
        }
        finding.reasons = files.map { file in
            // A few at the most: searching them costs less than hashing their paths.
            let place = finding.orphans.firstIndex { $0.output == file.path }
            let row = place.map { finding.orphans.remove(at: $0) }
            switch check.verdict(on: file, content: photo.content, known: row) {
            case .fresh(let traits, let news):
                finding.tally.add(traits)
                if let row { finding.digest.add(row, at: index) }
                if let news { finding.news.append(news) }
                return nil
            case .stale where failures.contains { file.recipe.passes($0.stage) }:
                finding.tally.missing.append(file.path)
                if let row { finding.orphans.append(row) }
                return nil
            case .stale(let reason):
                return reason
            }
        }
        return finding
    }
}
