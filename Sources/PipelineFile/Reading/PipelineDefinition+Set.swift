package import ThumbnailModel

extension PipelineDefinition {
    /// Sets one setting, checked like a pipeline file.
    ///
    /// - Parameters:
    ///   - path: `grid.KEY` or `STAGE.KEY`.
    ///   - value: a value as in YAML; for lists also `a,b`, for maps also `key=value,key=value`.
    ///   - position: the option that errors are to name: `--set`, `--cols`.
    package mutating func set(_ path: String, to value: String, position: String) throws(PipelineFileErrors) {
        try set(path, to: OptionValue.text(value), position: position)
    }

    /// Sets a list setting to these values, each taken as it is: the values of an option that was repeated.
    package mutating func set(_ path: String, toEach values: [String], position: String) throws(PipelineFileErrors) {
        try set(path, to: OptionValue.items(values), position: position)
    }

    private mutating func set(_ path: String, to value: OptionValue, position: String) throws(PipelineFileErrors) {
        var subject = PipelineSubject.pipeline
        do {
            try set(path, to: value, subject: &subject)
        } catch {
            throw PipelineFileErrors([PipelineFileError(error, about: subject, at: .option(position))])
        }
    }

    private mutating func set(
        _ path: String,
        to value: OptionValue,
        subject: inout PipelineSubject
    ) throws(PipelineFileError.Kind) {
        // A key has no dot, whatever the stage is called.
        guard let dot = path.lastIndex(of: ".") else { throw .badSettingPath(path) }
        let owner = String(path[..<dot])
        let key = String(path[path.index(after: dot)...])
        if owner == "grid" {
            subject = .grid(key: key)
            try Self.set(key, to: value, among: Grid.settings, of: &grid)
        } else if let index = stages.firstIndex(where: { $0.name == owner }) {
            subject = .stage(owner, key: key)
            let settings = stages[index].operation.kind.settings
            try Self.set(key, to: value, among: settings, of: &stages[index].operation)
        } else {
            throw .unknownStage(owner, valid: ["grid"] + stages.map(\.name))
        }
    }

    private static func set<Root>(
        _ key: String,
        to value: OptionValue,
        among settings: [Setting<Root>],
        of root: inout Root
    ) throws(PipelineFileError.Kind) {
        guard let setting = settings.first(where: { $0.isCalled(key) }) else {
            throw .unknownKey(key, valid: settings.map(\.name), owners: StageKind.owners(of: key))
        }
        let node = try value.node(for: setting.shape)
        do {
            try setting.read(node, &root)
        } catch {
            throw .badValue(error.reason)
        }
    }
}
