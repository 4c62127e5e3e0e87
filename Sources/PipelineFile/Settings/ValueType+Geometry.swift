import ThumbnailModel

extension ValueType where Value == Scale {
    /// Pixels a point.
    static var scale: ValueType {
        let factor = ValueType<Double>.number(0.1...10)
        return ValueType(
            shape: factor.shape,
            read: { (node) throws(ValueProblem) in Scale(try factor.read(node)) },
            write: { .number($0.factor) }
        )
    }
}

extension ValueType where Value == Double {
    /// A width by a height: `16:9`, `3/2`, or the number.
    static var ratio: ValueType {
        let range = 0.01...100.0
        return .scalar(
            .either([.text(.ratio), .number(range)]),
            read: { text in
                let sides = text.split(
                    separator: text.contains(":") ? ":" : "/",
                    maxSplits: 1,
                    omittingEmptySubsequences: false
                )
                .map { YAMLNumber.parse(String($0)) }
                let ratio: Double? =
                    switch sides.count {
                    case 2: sides[0].flatMap { across in sides[1].flatMap { $0 > 0 ? across / $0 : nil } }
                    default: sides[0]
                    }
                return ratio.flatMap { range.contains($0) ? $0 : nil }
            },
            write: { .number($0) }
        )
    }
}

extension ValueType where Value == Size {
    /// A width and height in points: `120x90` or a map.
    static func size(_ range: ClosedRange<Double>) -> ValueType {
        let side = ValueType<Double>.number(range)
        let keys = ["width", "height"].map { (name: $0, type: side) }
        let map = SettingShape.map(keys.map { .init(name: $0.name, shape: $0.type.shape) }, complete: true)
        let shape = SettingShape.either([.text(.size), map])
        return ValueType(
            shape: shape,
            read: { (node) throws(ValueProblem) in
                if case .mapping = node.content {
                    let sides = try node.map(of: keys, complete: true)
                    return Size(width: sides["width", default: 0], height: sides["height", default: 0])
                }
                let sides = (node.text ?? "").split(separator: "x", omittingEmptySubsequences: false)
                    .compactMap { YAMLNumber.parse(String($0)) }
                guard sides.count == 2, sides.allSatisfy(range.contains) else { throw .expected(shape, at: node) }
                return Size(width: sides[0], height: sides[1])
            },
            write: { size in .word("\(shortestText(of: size.width))x\(shortestText(of: size.height))") }
        )
    }
}

extension ValueType where Value == Rect {
    /// A part of a picture: `[x, y, width, height]`, 0 to 1.
    static var part: ValueType {
        let shape = SettingShape.part
        return ValueType(
            shape: shape,
            read: { (node) throws(ValueProblem) in
                let sides = try node.numbers(0...1, count: 4, shape: shape)
                let fits = sides[0] + sides[2] <= 1 + 1e-9 && sides[1] + sides[3] <= 1 + 1e-9
                guard fits, sides[2] > 0, sides[3] > 0 else { throw .expected(shape, at: node) }
                return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
            },
            write: { .list([$0.x, $0.y, $0.width, $0.height].map(YAMLValue.number)) }
        )
    }
}

extension ValueType where Value == Gravity {
    /// A point of the compass, a way to find the place in the picture, or a focal point.
    static var gravity: ValueType {
        let words = ["attention", "entropy"]
        let shape = SettingShape.either([
            .choice(Compass.allCases.map(\.rawValue) + words, aliases: ["center"]),
            .list(.number(0...1), count: 2...2),
        ])
        return ValueType(
            shape: shape,
            read: { (node) throws(ValueProblem) in
                if case .sequence = node.content {
                    let sides = try node.numbers(0...1, count: 2, shape: shape)
                    return .focalPoint(Point(x: sides[0], y: sides[1]))
                }
                switch node.text {
                case "attention": return .attention
                case "entropy": return .entropy
                case "center": return .centre
                case let text:
                    guard let compass = text.flatMap(Compass.init(rawValue:)) else { throw .expected(shape, at: node) }
                    return .compass(compass)
                }
            },
            write: { gravity in
                switch gravity {
                case .compass(let compass): .word(compass.rawValue)
                case .attention: .word("attention")
                case .entropy: .word("entropy")
                case .focalPoint(let point): .list([.number(point.x), .number(point.y)])
                }
            }
        )
    }
}

extension YAMLNode {
    /// So many numbers of a range, no more, no fewer.
    fileprivate func numbers(
        _ range: ClosedRange<Double>,
        count: Int,
        shape: SettingShape
    ) throws(ValueProblem) -> [Double] {
        guard case .sequence(let items) = content, items.count == count else { throw .expected(shape, at: self) }
        var numbers: [Double] = []
        for item in items { numbers.append(try ValueType<Double>.number(range).read(item)) }
        return numbers
    }
}
