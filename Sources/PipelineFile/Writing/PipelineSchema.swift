import ThumbnailModel

/// The JSON Schema of pipeline files, for editors that complete and check while one types.
package enum PipelineSchema {
    /// The schema's text, draft 2020-12.
    package static func json() -> String {
        JSONValue.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("A pipeline of thumbgen")),
            ("description", .string("A grid and named stages that turn photos into thumbnails.")),
            ("type", .string("object")),
            (
                "properties",
                .object([
                    (
                        "version",
                        .object([("description", .string("The version of the format.")), ("const", .number(1))])
                    ),
                    ("grid", grid),
                    ("stages", stages),
                ])
            ),
            ("required", .array([.string("version"), .string("stages")])),
            ("additionalProperties", .bool(false)),
        ]).text() + "\n"
    }

    private static var grid: JSONValue {
        .object([
            ("description", .string("The grid that cells and scales come from, in points.")),
            ("type", .string("object")),
            ("properties", .object(properties(of: Grid.settings))),
            // A given cell tells the width and the aspect.
            (
                "dependentSchemas",
                .object([
                    ("cell", .object([("properties", .object([("width", .bool(false)), ("aspect", .bool(false))]))]))
                ])
            ),
            ("additionalProperties", .bool(false)),
        ])
    }

    private static var stages: JSONValue {
        .object([
            ("description", .string("Stages by name, each taking its input from others.")),
            ("type", .string("object")),
            ("propertyNames", .object(SettingShape.text(.stages).schema)),
            ("minProperties", .number(1)),
            (
                "additionalProperties",
                .object([
                    ("type", .string("object")),
                    (
                        "properties",
                        .object([
                            (
                                "use",
                                .object([
                                    ("description", .string("What the stage does.")),
                                    ("enum", .array(StageKind.allCases.map { .string($0.rawValue) })),
                                ])
                            )
                        ])
                    ),
                    ("required", .array([.string("use")])),
                    ("allOf", .array(StageKind.allCases.map(rule))),
                ])
            ),
        ])
    }

    /// What holds for stages of a kind.
    private static func rule(of kind: StageKind) -> JSONValue {
        let use: JSONValue = .object([
            ("description", .string(kind.summary)), ("const", .string(kind.rawValue)),
        ])
        let name: [(key: String, value: JSONValue)] = SettingShape.text(.stages).schema
        let from: JSONValue = .object([
            ("description", .string("The stage that its input comes from, or a list of them.")),
            (
                "anyOf",
                .array([
                    .object(name),
                    .object([
                        ("type", .string("array")), ("items", .object(name)), ("minItems", .number(1)),
                        ("uniqueItems", .bool(true)),
                    ]),
                ])
            ),
        ])
        let inputs: [(key: String, value: JSONValue)] = kind.takes == nil ? [] : [("from", from)]
        let required: JSONValue = .array(inputs.map { .string($0.key) })
        return .object([
            (
                "if",
                .object([
                    ("properties", .object([("use", .object([("const", .string(kind.rawValue))]))])),
                    ("required", .array([.string("use")])),
                ])
            ),
            (
                "then",
                .object([
                    ("properties", .object([("use", use)] + inputs + properties(of: kind.settings))),
                    ("required", required),
                    ("additionalProperties", .bool(false)),
                ])
            ),
        ])
    }

    private static func properties<Root>(of settings: [Setting<Root>]) -> [(key: String, value: JSONValue)] {
        settings.flatMap { setting in
            ([setting.name] + setting.aliases).map { name in
                (name, .object([("description", .string(setting.summary))] + setting.shape.schema))
            }
        }
    }
}
