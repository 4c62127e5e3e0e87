/// The work of a node, its types remembered but no longer written: a payload for a graph that is checked by Swift type.
package struct StageWork: Sendable {
    /// The type of the values it takes.
    package let takes: ValueKind

    /// The type of the values it gives; nil when that is `Never`, as for a sink.
    package let gives: ValueKind?

    private let body: @Sendable (any Sendable, StageContext) throws -> [any Sendable]

    /// Makes work of a function that turns one value into any number of values.
    package init<In: Sendable, Out: Sendable>(_ run: @escaping @Sendable (In, StageContext) throws -> [Out]) {
        takes = ValueKind(In.self)
        gives = Out.self == Never.self ? nil : ValueKind(Out.self)
        body = { value, context in
            guard let value = value as? In else {
                throw StageTypeError(taken: ValueKind(In.self), given: ValueKind(type(of: value)))
            }
            return try run(value, context)
        }
    }

    /// Runs the work; throws what it throws, or `StageTypeError` for a value of another type.
    package func run(_ value: any Sendable, in context: StageContext) throws -> [any Sendable] {
        try body(value, context)
    }
}

extension GraphNode where Payload == StageWork {
    /// Makes a source: it works on the item itself.
    package init(source name: String, _ work: StageWork) {
        self.init(name: name, gives: work.gives, mayBeUnused: true, payload: work)
    }

    /// Makes a node that works on what its inputs give.
    package init(_ name: String, from inputs: [String], _ work: StageWork) {
        self.init(
            name: name,
            takes: [work.takes],
            gives: work.gives,
            inputs: inputs,
            mayBeUnused: true,
            payload: work
        )
    }
}
