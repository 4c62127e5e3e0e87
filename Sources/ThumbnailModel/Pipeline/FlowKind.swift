/// The kinds of value that travel along a pipeline's edges.
package enum FlowKind: String, Sendable, CaseIterable {
    case source, photo, image, encoded, file, manifest, page
}
