import CYAML

/// The events of a YAML text, one after the other; owns libyaml's parser.
struct YAMLEvents: ~Copyable {
    /// A step of the parse.
    enum Event {
        case documentStart
        case scalar(String, plain: Bool)
        case sequenceStart
        case sequenceEnd
        case mappingStart
        case mappingEnd
        case alias(String)
        case streamEnd
        /// Stream start and document end, of no meaning here.
        case other
    }

    /// An event with its place and what was written before it.
    struct Step {
        let event: Event
        let mark: YAMLMark
        var anchor: String?
        var tag: String?
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// libyaml reads from here for as long as the parser lives.
    private let input: UnsafeMutableBufferPointer<UInt8>

    /// Starts at the first byte of a text.
    init(_ bytes: [UInt8]) {
        input = .allocate(capacity: bytes.count)
        _ = input.initialize(from: bytes)
        parser = .allocate(capacity: 1)
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// The next step.
    mutating func next() throws(YAMLError) -> Step {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { yaml_event_delete(&event) }
        let mark = Self.mark(event.start_mark)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: return Step(event: .documentStart, mark: mark)
        case YAML_SEQUENCE_END_EVENT: return Step(event: .sequenceEnd, mark: mark)
        case YAML_MAPPING_END_EVENT: return Step(event: .mappingEnd, mark: mark)
        case YAML_STREAM_END_EVENT: return Step(event: .streamEnd, mark: mark)
        case YAML_ALIAS_EVENT:
            return Step(event: .alias(Self.text(event.data.alias.anchor) ?? ""), mark: mark)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            return Step(event: .sequenceStart, mark: mark, anchor: Self.text(start.anchor), tag: Self.text(start.tag))
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            return Step(event: .mappingStart, mark: mark, anchor: Self.text(start.anchor), tag: Self.text(start.tag))
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let plain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            return Step(
                event: .scalar(String(decoding: bytes, as: UTF8.self), plain: plain),
                mark: mark,
                anchor: Self.text(scalar.anchor),
                tag: Self.text(scalar.tag)
            )
        default: return Step(event: .other, mark: mark)
        }
    }

    /// What the parser found wrong; a problem of the reader has an offset in bytes and no mark.
    private func failure() -> YAMLError {
        let state = parser.pointee
        let problem = state.problem.map { String(cString: $0) } ?? "unreadable"
        if state.error == YAML_READER_ERROR {
            return YAMLError(problem: .syntax(problem), mark: YAMLMark(endOf: input.prefix(state.problem_offset)))
        }
        let mark = Self.mark(state.problem_mark)
        if isIndentedByTab(at: mark) { return YAMLError(problem: .tab, mark: mark) }
        guard let context = state.context, state.context_mark.line < state.problem_mark.line else {
            return YAMLError(problem: .syntax(problem), mark: mark)
        }
        let start = "\(String(cString: context)) that starts in line \(state.context_mark.line + 1)"
        return YAMLError(problem: .syntax("\(problem) \(start)"), mark: mark)
    }

    private func isIndentedByTab(at mark: YAMLMark) -> Bool {
        let lines = input.split(separator: UInt8(ascii: "\n"), maxSplits: mark.line, omittingEmptySubsequences: false)
        guard mark.line <= lines.count else { return false }
        let indent = lines[mark.line - 1].prefix { $0 == UInt8(ascii: " ") }
        return indent.count == mark.column - 1
            && lines[mark.line - 1].dropFirst(indent.count).first == UInt8(ascii: "\t")
    }

    private static func mark(_ mark: yaml_mark_t) -> YAMLMark {
        YAMLMark(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}

extension YAMLMark {
    /// The place right behind these bytes of a text.
    init(endOf bytes: some Sequence<UInt8>) {
        var line = 1
        var column = 1
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                column += 1
            }
        }
        self.init(line: line, column: column)
    }
}
