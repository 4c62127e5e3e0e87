/// The outlines a picture can be cut to.
package enum MaskShape: String, Sendable, CaseIterable {
    case circle, rounded
}
