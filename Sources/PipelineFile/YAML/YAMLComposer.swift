/// Builds the node of a YAML text from its events, within limits.
struct YAMLComposer: ~Copyable {
    private var events: YAMLEvents
    private var anchors: [String: YAMLNode] = [:]
    private var aliasedNodes = 0

    /// The one document of a text; nil where there is none.
    static func compose(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
        guard bytes.count <= YAMLLimits.bytes else {
            throw YAMLError(problem: .tooLarge(limit: YAMLLimits.bytes), mark: .start)
        }
        if let offset = firstInvalidByte(of: bytes) {
            throw YAMLError(problem: .notUTF8, mark: YAMLMark(endOf: bytes.prefix(offset)))
        }
        var composer = YAMLComposer(events: YAMLEvents(bytes))
        return try composer.document()
    }

    private init(events: consuming YAMLEvents) {
        self.events = events
    }

    private mutating func document() throws(YAMLError) -> YAMLNode? {
        var root: YAMLNode?
        while true {
            let step = try events.next()
            switch step.event {
            case .streamEnd: return root
            case .documentStart:
                guard root == nil else { throw YAMLError(problem: .secondDocument, mark: step.mark) }
                root = try node(try events.next(), depth: 1)
            default: continue
            }
        }
    }

    private mutating func node(_ step: YAMLEvents.Step, depth: Int) throws(YAMLError) -> YAMLNode {
        if let tag = step.tag {
            let standard = "tag:yaml.org,2002:"
            let short = tag.hasPrefix(standard) ? "!!" + tag.dropFirst(standard.count) : tag
            throw YAMLError(problem: .tag(short), mark: step.mark)
        }
        if depth > YAMLLimits.depth { throw YAMLError(problem: .tooDeep(limit: YAMLLimits.depth), mark: step.mark) }
        let content: YAMLNode.Content
        switch step.event {
        case .alias(let name): return try written(name, at: step.mark)
        case .scalar(let text, let plain): content = .scalar(text, plain: plain)
        case .sequenceStart:
            var items: [YAMLNode] = []
            while true {
                let next = try events.next()
                if case .sequenceEnd = next.event { break }
                items.append(try node(next, depth: depth + 1))
            }
            content = .sequence(items)
        case .mappingStart:
            var entries: [YAMLNode.Entry] = []
            while true {
                let next = try events.next()
                if case .mappingEnd = next.event { break }
                let key = try node(next, depth: depth + 1)
                entries.append(YAMLNode.Entry(key: key, value: try node(try events.next(), depth: depth + 1)))
            }
            content = .mapping(entries)
        case .documentStart, .sequenceEnd, .mappingEnd, .streamEnd, .other: content = .scalar("", plain: true)
        }
        let node = YAMLNode(content, at: step.mark)
        if let anchor = step.anchor { anchors[anchor] = node }
        return node
    }

    /// What an alias stands for; its marks stay those of the anchor, where the text is.
    private mutating func written(_ name: String, at mark: YAMLMark) throws(YAMLError) -> YAMLNode {
        guard let node = anchors[name] else { throw YAMLError(problem: .unknownAlias(name), mark: mark) }
        aliasedNodes += node.count
        guard aliasedNodes <= YAMLLimits.aliasedNodes else {
            throw YAMLError(problem: .tooManyAliases(limit: YAMLLimits.aliasedNodes), mark: mark)
        }
        return node
    }

    private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
