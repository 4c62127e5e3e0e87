/// One use of an option.
struct GivenOption: Sendable {
    /// The option.
    var option: CommandOption
    /// Its value; empty for a switch.
    var value: [UInt8]
}

extension GivenOption {
    /// What it sets of the pipeline.
    var settings: [PipelineSetting] {
        option.settings.map { setting in
            let sides = setting.split(separator: "=", maxSplits: 1).map(String.init)
            let value = sides.count == 2 ? sides[1] : String(decoding: value, as: UTF8.self)
            return PipelineSetting(key: sides[0], values: [value], isList: option.repeatable, option: option.name)
        }
    }
}
