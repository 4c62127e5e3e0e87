import ThumbnailModel

extension PipelineReader {
    /// Sets a setting of the grid or of a stage.
    mutating func set<Root>(
        _ key: String,
        at mark: YAMLMark,
        to node: YAMLNode,
        among settings: [Setting<Root>],
        of root: inout Root,
        about subject: PipelineSubject
    ) {
        guard let setting = settings.first(where: { $0.isCalled(key) }) else {
            return report(
                .unknownKey(key, valid: settings.map(\.name), owners: StageKind.owners(of: key)),
                about: subject,
                at: mark
            )
        }
        do throws(ValueProblem) {
            try setting.read(node, &root)
        } catch {
            report(.badValue(error.reason), about: subject, at: error.mark)
        }
    }

    /// The entries of a map, the first of each key; nil for anything but a map.
    mutating func entries(of node: YAMLNode) -> [(key: String, mark: YAMLMark, value: YAMLNode)]? {
        guard case .mapping(let entries) = node.content else {
            report(.notAMap(got: ValueProblem.Got(node)), at: node.mark)
            return nil
        }
        var first: [String: YAMLMark] = [:]
        return entries.compactMap { entry in
            let key = entry.key.text ?? ""
            if let mark = first[key] {
                report(.duplicateKey(key, first: mark), at: entry.key.mark)
                return nil
            }
            first[key] = entry.key.mark
            return (key, entry.key.mark, entry.value)
        }
    }
}
