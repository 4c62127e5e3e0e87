package import ThumbnailModel

/// The canonical settings of a stage: what its results follow from, those of the grid included.
package struct StageRecipe: Hashable, Sendable {
    /// Keys and values, the kind of the stage first.
    package let settings: [Setting]

    /// A key and its value as YAML.
    package struct Setting: Hashable, Sendable {
        /// The key, in kebab case.
        package let key: String
        /// The value, on one line.
        package let value: String
    }

    /// The recipe of a stage.
    package init(of stage: StageDefinition, in grid: Grid) {
        let kind = stage.operation.kind
        var settings = [Setting(key: "use", value: kind.rawValue)]
        switch stage.operation {
        case .resize(let options):
            if options.target == .cell { settings.append(StageRecipe.cell(of: grid)) }
            settings += StageRecipe.all(kind, of: .resize(StageRecipe.explicit(options, grid)))
        case .encode(let options):
            settings += StageRecipe.all(kind, of: stage.operation).filter { $0.key != "quality" }
            settings += options.madeFormats.compactMap { format in
                (options.quality[format] ?? format.defaultQuality).map { quality in
                    Setting(
                        key: options.madeFormats.count == 1 ? "quality" : "quality.\(format.rawValue)",
                        value: String(quality)
                    )
                }
            }
        case .sheet, .manifest, .gallery:
            settings += ["columns", "spacing", "inset"].compactMap { key in
                Grid.settings.first { $0.name == key }?.write(grid).map { Setting(key: key, value: $0.flow) }
            }
            settings.append(StageRecipe.cell(of: grid))
            settings += StageRecipe.all(kind, of: stage.operation)
        case .discover, .exif, .decode, .mask, .write: settings += StageRecipe.all(kind, of: stage.operation)
        }
        self.settings = settings
    }

    /// The recipe of one rendition: what it needs of the stage, so that another scale, width or format beside it
    /// changes nothing.
    package init(
        of stage: StageDefinition,
        in grid: Grid,
        scale: Scale,
        width: Double? = nil,
        format: OutputFormat? = nil
    ) {
        var stage = stage
        switch stage.operation {
        case .resize(var options):
            options.scales = [scale]
            if case .widths = options.target, let width { options.target = .widths([width]) }
            stage.operation = .resize(options)
        case .encode(var options):
            if let format { options.formats = [format] }
            stage.operation = .encode(options)
        case .discover, .exif, .decode, .mask, .write, .sheet, .manifest, .gallery: break
        }
        self.init(of: stage, in: grid)
    }

    /// Reads back what `text` gave; lines that are none are left out.
    package init(text: String) {
        settings = text.split(separator: "\n").compactMap { line in
            guard let sign = line.firstIndex(of: "=") else { return nil }
            return Setting(key: String(line[..<sign]), value: String(line[line.index(after: sign)...]))
        }
    }

    /// A line `key=value` a setting; equal texts make equal results.
    package var text: String {
        settings.map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
    }

    /// What is not as it was: `quality 80 → 82`.
    package func changes(since old: StageRecipe) -> [String] {
        let before = Dictionary(old.settings.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let now = Set(settings.map(\.key))
        let changed = settings.filter { before[$0.key] != $0.value }
            .map { "\($0.key) \(before[$0.key] ?? "unset") → \($0.value)" }
        return changed + old.settings.filter { !now.contains($0.key) }.map { "\($0.key) \($0.value) → unset" }
    }

    private static func cell(of grid: Grid) -> Setting {
        Setting(key: "cell", value: "\(shortestText(of: grid.cellWidth))x\(shortestText(of: grid.cellHeight))")
    }

    /// The options with what they leave to the grid written out.
    private static func explicit(_ options: ResizeOptions, _ grid: Grid) -> ResizeOptions {
        var options = options
        options.scales = options.scales ?? grid.scales
        return options
    }

    private static func all(_ kind: StageKind, of operation: StageOperation) -> [Setting] {
        kind.settings.compactMap { setting in
            setting.write(operation).map { Setting(key: setting.name, value: $0.flow) }
        }
    }
}
