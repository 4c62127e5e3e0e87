package import ThumbnailModel

/// Is told how a run goes on; called from any thread.
package protocol RunObserver: Sendable {
    /// The work is known: so many photos of so many pixels in all.
    func runWillRender(photos: Int, pixels: Int)
    /// What is to be made, and why.
    func runDidPlan(_ rebuilds: [Rebuild])
    /// A photo is done.
    func photoDidFinish(_ photo: BytePath, pixels: Int, failed: Bool)
    /// A photo, or a branch of it, failed.
    func photoDidFail(_ failure: PhotoFailure)
    /// Something that costs no photo but that a person should know.
    func runDidNotice(_ notice: RunNotice)
}
