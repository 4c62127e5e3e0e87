import ThumbnailModel

/// Checks that no two files of a run have one path. Only for a pipeline whose edges hold.
struct PathCheck {
    private let definition: PipelineDefinition

    init(_ definition: PipelineDefinition) {
        self.definition = definition
    }

    /// Everything that is wrong with the paths, in the order of the stages.
    func problems() -> [PipelineProblem] {
        var problems: [PipelineProblem] = []
        var writers: [String: String] = [:]
        var keys = RenditionKeys(definition)
        for stage in definition.stages {
            let subject = PipelineSubject.stage(stage.name, key: "path")
            let paths: [String]
            switch stage.operation {
            case .write(let options):
                let made = keys.made(by: stage.name)
                if let problem = ambiguity(of: options.path, made) { problems.append(.init(problem, about: subject)) }
                paths = made.map { $0.path(of: options.path) }
            case .sheet(let options):
                problems += sheetProblems(options).map { PipelineProblem($0, about: subject) }
                paths = [
                    RenditionKey(stage: stage.name, scale: options.scale, format: options.format).path(of: options.path)
                ]
            case .manifest(let options): paths = [options.path]
            case .gallery(let options): paths = [options.path]
            case .discover, .exif, .decode, .resize, .mask, .encode: continue
            }
            if let path = paths.first(where: { $0 == ".thumbgen" || $0.hasPrefix(".thumbgen/") }) {
                problems.append(.init(.reservedPath(path), about: subject))
            }
            if let path = paths.first(where: { writers[$0] != nil }), let other = writers[path] {
                problems.append(.init(.samePath(stage.name, other: other, path: path), about: subject))
            }
            for path in paths { writers[path] = stage.name }
        }
        return problems
    }

    /// What a template cannot tell apart; nil where it gives each file a path of its own.
    private func ambiguity(of template: PathTemplate, _ keys: [RenditionKey]) -> PipelineFileError.Kind? {
        let fields = template.parts.compactMap { part in
            if case .field(let field) = part { field } else { nil }
        }
        guard fields.contains(where: { [.name, .hash, .index].contains($0) }) else {
            return .ambiguousTemplate(template, between: ["photos"], missing: ["name"])
        }
        let groups = Dictionary(grouping: keys) { $0.path(of: template) }
        guard let group = keys.lazy.compactMap({ groups[$0.path(of: template)] }).first(where: { $0.count > 1 }) else {
            return nil
        }
        let differences: [(name: String, field: String, count: Int)] = [
            ("scales", "scale", Set(group.map(\.scale)).count),
            ("formats", "ext", Set(group.map(\.format)).count),
            ("stages", "stage", Set(group.map(\.stage)).count),
            ("widths", "width", Set(group.map(\.width)).count),
        ]
        // One field that tells all apart, or else every one that tells some.
        let told =
            differences.first { $0.count == group.count }.map { [$0] }
            ?? differences.filter { $0.count > 1 && ($0.field != "width" || Set(group.map(\.scale)).count == 1) }
        if told.isEmpty { return .ambiguousTemplate(template, between: ["inputs"], missing: []) }
        return .ambiguousTemplate(template, between: told.map(\.name), missing: told.map(\.field))
    }

    private func sheetProblems(_ options: SheetOptions) -> [PipelineFileError.Kind] {
        let valid = ["index", "ext", "format", "scale", "stage"]
        let fields = options.path.parts.compactMap { part in
            if case .field(let field) = part { field } else { nil }
        }
        if options.rows > 0, !fields.contains(.index) {
            return [.ambiguousTemplate(options.path, between: ["pages"], missing: ["index"])]
        }
        return fields.compactMap { field in
            switch field {
            case .index, .ext, .format, .scale, .stage: nil
            case .dir: .fieldWithoutValue("dir", valid: valid)
            case .name: .fieldWithoutValue("name", valid: valid)
            case .width: .fieldWithoutValue("width", valid: valid)
            case .height: .fieldWithoutValue("height", valid: valid)
            case .hash: .fieldWithoutValue("hash", valid: valid)
            case .captured: .fieldWithoutValue("captured", valid: valid)
            }
        }
    }
}
