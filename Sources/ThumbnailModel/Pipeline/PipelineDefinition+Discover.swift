extension PipelineDefinition {
    /// How photos are found; the usual way where no stage says.
    package var discover: DiscoverOptions {
        for case .discover(let options) in stages.map(\.operation) { return options }
        return DiscoverOptions()
    }
}
