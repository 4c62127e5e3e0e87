/// The least damage that makes a photo fail.
package enum FailureThreshold: String, Sendable, CaseIterable {
    case none, truncated, error, warning
}
