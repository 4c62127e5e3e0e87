package import ThumbnailModel

/// Why a value cannot be what a setting is set to.
package struct ValueProblem: Error, Hashable, Sendable {
    /// What is wrong.
    package let reason: Reason
    /// Where the value stands.
    let mark: YAMLMark

    /// What can be wrong with a value.
    package enum Reason: Hashable, Sendable {
        /// Something else was expected.
        case expected(SettingShape, got: Got)
        /// A template that cannot be filled in.
        case template(PathTemplateError, text: String)
        /// A value twice in a list.
        case repeated(String)
        /// A key that the map does not have.
        case unknownKey(String, valid: [String])
        /// A key twice in a map.
        case duplicateKey(String)
    }

    /// What came.
    package enum Got: Hashable, Sendable {
        case nothing
        case text(String)
        /// A list or map, as it would be written.
        case collection(String)
    }

    /// The problem that a node is not of a shape.
    static func expected(_ shape: SettingShape, at node: YAMLNode) -> ValueProblem {
        ValueProblem(reason: .expected(shape, got: Got(node)), mark: node.mark)
    }
}

extension ValueProblem.Got {
    /// What a node holds.
    init(_ node: YAMLNode) {
        switch node.content {
        case _ where node.isNothing: self = .nothing
        case .scalar(let text, _): self = .text(text)
        case .sequence(let items):
            self = .collection("[\(items.map { $0.text ?? "…" }.joined(separator: ", "))]")
        case .mapping(let entries):
            let texts = entries.map { "\($0.key.text ?? "…"): \($0.value.text ?? "…")" }
            self = .collection(texts.isEmpty ? "{}" : "{ \(texts.joined(separator: ", ")) }")
        }
    }
}
