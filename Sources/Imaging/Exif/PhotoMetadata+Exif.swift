import ThumbnailModel

extension PhotoMetadata {
    /// Takes from a block what is not known yet.
    mutating func add(_ exif: borrowing ExifBlock) {
        captured = captured ?? exif.captured
        camera = camera ?? exif.camera
        location = location ?? exif.location
        artist = artist ?? exif.text(.artist)
        copyright = copyright ?? exif.text(.copyright)
    }

    /// Maker and model, without the maker twice.
    static func camera(make: String?, model: String?) -> String? {
        guard let model else { return make }
        guard let make else { return model }
        return model.lowercased().hasPrefix(make.lowercased()) ? model : "\(make) \(model)"
    }
}
