import FileSystem
import ThumbnailModel

extension GalleryPage {
    /// Writes the page of every gallery stage of a pipeline.
    static func writeAll(of definition: PipelineDefinition, photos: [ManifestPhoto], to output: OutputFolder) throws {
        for stage in definition.stages {
            guard case .gallery(let options) = stage.operation else { continue }
            let page = GalleryPage(
                title: options.title,
                grid: ManifestGrid(definition.grid, count: photos.count),
                sortedByCapture: definition.sortsByCapture,
                path: BytePath(options.path)
            )
            try page.render(photos) { path, bytes in
                do throws(SystemError) {
                    try output.write(bytes, to: path)
                } catch {
                    throw RunError.outputUnwritable(output.path, error)
                }
            }
        }
    }
}

extension PipelineDefinition {
    fileprivate var sortsByCapture: Bool {
        stages.contains { stage in
            if case .discover(let options) = stage.operation { options.sort == .captured } else { false }
        }
    }
}
