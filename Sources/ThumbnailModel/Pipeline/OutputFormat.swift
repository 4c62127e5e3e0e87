/// The formats that can be written.
package enum OutputFormat: String, Sendable, CaseIterable {
    case jpeg, webp, avif, png, jxl
    /// PNG where a picture has transparency, else JPEG.
    case automatic = "auto"

    /// The extension of its files; of `automatic`, none until the picture is known.
    package var fileExtension: String {
        switch self {
        case .jpeg: "jpg"
        case .automatic: ""
        case .webp, .avif, .png, .jxl: rawValue
        }
    }

    /// Whether its files can be transparent.
    package var hasAlpha: Bool { self != .jpeg }

    /// Quality where none is asked for, 1 to 100; nil where the format loses nothing.
    package var defaultQuality: Int? {
        switch self {
        case .jpeg: 82
        case .webp: 78
        case .avif: 55
        case .jxl: 80
        case .png, .automatic: nil
        }
    }
}
