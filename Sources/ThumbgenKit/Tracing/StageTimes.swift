import PipelineEngine
package import ThumbnailModel

/// Where the time of a run went: by stage, and to which photos.
package struct StageTimes: Hashable, Sendable {
    /// What one stage took.
    package struct Stage: Hashable, Sendable {
        /// The stage's name.
        package var name: String
        /// How often it ran.
        package var runs = 0
        /// How long, all runs together.
        package var elapsed = Duration.zero
    }

    /// What all stages of one photo took.
    package struct Photo: Hashable, Sendable {
        /// The photo's path below its input.
        package var path: BytePath
        /// How long, all stages together.
        package var elapsed = Duration.zero
    }

    /// The stages, the one that took longest first.
    package let stages: [Stage]
    /// The photos that took longest, at most ten.
    package let slowest: [Photo]
    /// Pixels of all photos that were decoded, as stored.
    package let pixels: Int

    /// The times of a trace.
    ///
    /// - Parameter runs: how often each stage ran, those that had nothing to do and those that are not traced included.
    package init(_ trace: StageTrace, runs: [String: Int] = [:]) {
        var stages = Dictionary(uniqueKeysWithValues: runs.keys.map { ($0, Stage(name: $0)) })
        var photos: [BytePath: Photo] = [:]
        var sizes: [BytePath: Int] = [:]
        for entry in trace.entries {
            let elapsed = entry.run.start.duration(to: entry.run.end)
            stages[entry.run.stage, default: Stage(name: entry.run.stage)].runs += 1
            stages[entry.run.stage, default: Stage(name: entry.run.stage)].elapsed += elapsed
            photos[entry.photo, default: Photo(path: entry.photo)].elapsed += elapsed
            sizes[entry.photo] = max(sizes[entry.photo] ?? 0, entry.pixels)
        }
        for (name, count) in runs { stages[name]?.runs = count }
        self.stages = stages.values.sorted { ($1.elapsed, $0.name) < ($0.elapsed, $1.name) }
        slowest = Array(photos.values.sorted { ($1.elapsed, $0.path) < ($0.elapsed, $1.path) }.prefix(10))
        pixels = sizes.values.reduce(0, +)
    }

    /// One line a stage, the megapixels, and one line a slow photo.
    package var lines: [String] {
        let byStage = stages.map { "\($0.name): ran \($0.runs) times, \($0.elapsed.secondsText) s" }
        let decoded = "\((pixels + 500_000) / 1_000_000) megapixels decoded"
        let byPhoto = slowest.map { "\($0.path.display): \($0.elapsed.secondsText) s" }
        return byStage + [decoded] + (byPhoto.isEmpty ? [] : ["slowest:"] + byPhoto)
    }
}
