extension PipelineDefinition {
    /// What the plain command line builds: square thumbnails of a grid with a manifest and a page.
    package static let standard = PipelineDefinition(
        stages: [
            StageDefinition("photos", .discover(DiscoverOptions())),
            StageDefinition("exif", from: ["photos"], .exif(ExifOptions())),
            StageDefinition("pixels", from: ["exif"], .decode(DecodeOptions())),
            StageDefinition("cells", from: ["pixels"], .resize(ResizeOptions())),
            StageDefinition("encoded", from: ["cells"], .encode(EncodeOptions())),
            StageDefinition("thumbs", from: ["encoded"], .write(WriteOptions())),
            StageDefinition("manifest", from: ["thumbs"], .manifest(ManifestOptions())),
            StageDefinition("page", from: ["manifest"], .gallery(GalleryOptions())),
        ]
    )
}
