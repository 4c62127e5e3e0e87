/// How a picture meets a box of another aspect.
package enum ResizeMode: String, Sendable, CaseIterable {
    /// Covers the box and is cropped to it.
    case fill
    /// Lies within the box, whole, and is as large as its own aspect allows.
    case fit
    /// Lies within the box, whole, on a background that fills the rest.
    case pad
    /// Takes the box's aspect, distorted.
    case stretch

    /// The names other tools use, for each mode.
    package static let aliases: [String: ResizeMode] = [
        "cover": .fill, "aspectFill": .fill, "contain": .fit, "aspectFit": .fit, "exact": .stretch,
    ]
}
