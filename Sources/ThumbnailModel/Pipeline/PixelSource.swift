/// Which picture of a file is read.
package enum PixelSource: String, Sendable, CaseIterable {
    case full, preview
}
