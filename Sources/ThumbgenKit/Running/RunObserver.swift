package import ThumbnailModel

/// Is told how a run goes on; called from any thread.
package protocol RunObserver: Sendable {
    /// The work is known: so many photos of so many pixels in all.
    func runWillRender(photos: Int, pixels: Int)
    /// A photo is done, with what failed of it.
    func photoDidFinish(_ photo: BytePath, pixels: Int, failures: [PhotoFailure])
    /// Something that costs no photo but that a person should know.
    func runDidNotice(_ notice: RunNotice)
}
