import FileSystem
import Imaging
import PipelineFile
import StateStore
import ThumbnailModel

/// What earlier runs left for this one, and what this one leaves for the next.
struct RunHistory: Sendable {
    let store: RunStore
    private let output: BytePath
    /// The versions of what makes files, as text: another version makes other bytes.
    let versions: String
    /// What failures depend on besides their photo: all settings of the photo stages.
    private let recipe: String
    private let failures: [ContentHash: [KnownFailure]]
    private let failedBefore: Set<ContentHash>
    private let isReadOnly: Bool
    /// Whether the pipeline publishes who took a photo, or where.
    private let keepsPrivateValues: Bool

    /// What the state of an output folder tells.
    ///
    /// - Parameter retryFailed: whether photos that failed before are to be tried again.
    init(
        _ store: RunStore,
        output: BytePath,
        _ definition: PipelineDefinition,
        access: RunStore.Access,
        retryFailed: Bool
    ) throws(StateStoreError) {
        self.store = store
        self.output = output
        isReadOnly = access == .reading
        keepsPrivateValues = definition.publishesPrivateValues
        versions = [
            "libvips \(ImagingLibrary.version)", "LibRaw \(ImagingLibrary.rawVersion)",
            "OpenJPEG \(ImagingLibrary.jpeg2000Version)",
        ].joined(separator: ", ")
        recipe =
            definition.stages.filter(\.operation.kind.isOfPhotos).reduce(Recipe.empty) { recipe, stage in
                recipe.adding(stage.name, StageRecipe(of: stage, in: definition.grid))
            }.text
        var failures: [ContentHash: [KnownFailure]] = [:]
        var failedBefore: Set<ContentHash> = []
        var cursor = store.failures()
        while let failure = try cursor.next() {
            failedBefore.insert(failure.content)
            if !retryFailed, failure.recipe == recipe, failure.versions == versions {
                failures[failure.content, default: []].append(failure)
            }
        }
        self.failedBefore = failedBefore
        self.failures = failures
    }

    /// What an earlier run read of a photo's header; nil where this run needs more than it kept, or allows less.
    func metadata(of known: KnownSource, allowing formats: [ImageFormat]) -> PhotoMetadata? {
        let metadata = PhotoMetadata(record: known.metadata, withPrivateValues: keepsPrivateValues)
        guard let metadata, metadata.format.isUsual || formats.contains(metadata.format) else { return nil }
        return metadata
    }

    /// Whether the state keeps private values of a photo that the pipeline does not publish any more.
    func knowsTooMuch(of metadata: PhotoMetadata) -> Bool {
        !keepsPrivateValues && (metadata.location != nil || metadata.artist != nil || metadata.copyright != nil)
    }

    /// What a content is known to fail of, with the recipe and libraries of this run.
    func failures(of content: ContentHash?) -> [KnownFailure] {
        content.flatMap { failures[$0] } ?? []
    }

    /// Keeps what was learned of a photo whose content is known.
    func remember(_ photo: SurveyedPhoto) {
        guard let content = photo.content else { return }
        remember(photo.source, content: content, metadata: photo.metadata)
    }

    /// Keeps what was learned of a file; no metadata where its header could not be read.
    func remember(_ source: SourcePhoto, content: ContentHash, metadata: PhotoMetadata?) {
        if isReadOnly { return }
        store.record(
            KnownSource(
                path: source.relativePath,
                size: source.size,
                modified: source.modified,
                changed: source.changed,
                inode: source.inode,
                content: content,
                metadata: metadata?.record(withPrivateValues: keepsPrivateValues) ?? []
            )
        )
    }

    /// Keeps a file that was written for a photo.
    func remember(_ thumbnail: WrittenThumbnail, of photo: SurveyedPhoto) {
        guard !isReadOnly, let status = try? FileStatus(of: output.appending(thumbnail.file.path)) else { return }
        store.record(
            KnownRendition(
                output: thumbnail.file.path,
                source: photo.source.relativePath,
                stage: thumbnail.file.stage,
                recipe: thumbnail.file.recipe.text,
                content: thumbnail.content,
                versions: versions,
                size: thumbnail.bytes,
                modified: status.modified,
                hash: thumbnail.hash,
                details: thumbnail.record
            )
        )
    }

    /// The files of a photo, in the order of its plan, as the state knows them.
    func thumbnails(of plan: PhotoPlan) throws(StateStoreError) -> [WrittenThumbnail] {
        let known = try store.renditions(ofSource: plan.photo.source.relativePath)
        return plan.files.compactMap { file in
            known.first { $0.output == file.path }.flatMap { WrittenThumbnail(file, $0) }
        }
    }

    /// Keeps what an output that is whole looks like by now.
    func remember(_ rendition: KnownRendition) {
        if !isReadOnly { store.record(rendition) }
    }

    /// Forgets what a content failed of, now that it was tried again.
    func forgetFailures(of content: ContentHash) {
        if !isReadOnly, failedBefore.contains(content) { store.removeFailures(of: content) }
    }

    /// Keeps that a content fails, where that lies in the content.
    func remember(_ error: ImagingError, at stage: String, of content: ContentHash) {
        if isReadOnly || !error.liesInContent { return }
        store.record(
            KnownFailure(
                content: content,
                recipe: recipe,
                versions: versions,
                stage: stage,
                code: error.code,
                message: error.message
            )
        )
    }
}

extension PipelineDefinition {
    /// Whether outputs tell who took a photo, or where.
    fileprivate var publishesPrivateValues: Bool {
        publishesLocation
            || stages.contains { stage in
                if case .encode(let options) = stage.operation { options.keep != .none } else { false }
            }
    }
}

extension StageKind {
    /// Whether a stage of the kind runs once a photo.
    fileprivate var isOfPhotos: Bool {
        switch self {
        case .discover, .sheet, .manifest, .gallery: false
        case .exif, .decode, .resize, .mask, .encode, .write: true
        }
    }
}

extension ImagingError {
    /// Whether the same bytes would fail again, as against a file that could not be read this time or was not allowed.
    fileprivate var liesInContent: Bool {
        switch self {
        case .unreadable, .notRegularFile, .libraryUnavailable, .unsupportedFormat: false
        default: true
        }
    }
}

extension PhotoFailure {
    /// A failure that is remembered of a photo's content.
    init(_ known: KnownFailure, of source: BytePath) {
        self.init(source: source, stage: known.stage, code: known.code, message: known.message)
    }
}
