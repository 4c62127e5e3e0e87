extension PipelineFileError.Kind {
    /// A name for the kind that stays the same when the wording changes.
    package var code: String {
        switch self {
        case .yaml(let problem): problem.code
        case .empty: "empty"
        case .notAMap: "not-a-map"
        case .tooManyStages: "too-many-stages"
        case .missingKey: "missing-key"
        case .unsupportedVersion: "unsupported-version"
        case .unknownKey: "unknown-key"
        case .duplicateKey: "duplicate-key"
        case .unknownKind: "unknown-stage-kind"
        case .badStageName: "bad-stage-name"
        case .badValue: "bad-value"
        case .badSettingPath: "bad-setting-path"
        case .unknownStage: "unknown-stage"
        case .keyWithCell: "key-with-cell"
        case .edge(let problem): problem.code
        case .notExactlyOne: "not-exactly-one"
        case .noRoomForCells: "no-room-for-cells"
        case .cellWithoutPixels: "cell-without-pixels"
        case .fitEnlarges: "fit-enlarges"
        case .idleQuality: "idle-quality"
        case .ambiguousTemplate: "ambiguous-template"
        case .samePath: "same-path"
        case .fieldWithoutValue: "field-without-value"
        case .reservedPath: "reserved-path"
        }
    }
}

extension YAMLProblem {
    fileprivate var code: String {
        switch self {
        case .tooLarge: "too-large"
        case .tooDeep: "too-deep"
        case .tooManyAliases: "too-many-aliases"
        case .notUTF8: "not-utf-8"
        case .unknownAlias: "unknown-alias"
        case .tag: "tag"
        case .secondDocument: "second-document"
        case .tab: "tab"
        case .syntax: "syntax"
        }
    }
}

extension EdgeProblem {
    fileprivate var code: String {
        switch self {
        case .repeatedName: "repeated-name"
        case .missingInput: "missing-input"
        case .unknownInput: "unknown-input"
        case .repeatedInput: "repeated-input"
        case .inputOnSource: "input-on-source"
        case .mismatch: "kind-mismatch"
        case .cycle: "cycle"
        case .unused: "unused-stage"
        }
    }
}
