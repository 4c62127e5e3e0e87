/// How finely colour is sampled against brightness.
package enum ChromaSubsampling: String, Sendable, CaseIterable {
    /// As the format's encoder sees fit for the quality.
    case automatic = "auto"
    /// A quarter of the samples.
    case on = "420"
    /// As many as of brightness.
    case off = "444"
}
