/// Is told of every run of a stage; without one no clock is read.
package protocol StageObserver: Sendable {
    /// Called on the worker after each run, by several workers at once.
    func stageDidRun(_ run: StageRun)
}
