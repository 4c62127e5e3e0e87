/// A page with places to fill.
struct PageTemplate {
    /// The page, UTF-8, with `{{name}}` where the value of a name goes.
    let text: [UInt8]

    private static let opening = Array("{{".utf8)
    private static let closing = Array("}}".utf8)

    /// The page with its values in their places. One pass: a value that holds `{{` is not looked at again.
    func filled(with values: [String: String]) -> [UInt8] {
        var filled: [UInt8] = []
        var rest = text[...]
        while let open = rest.firstRange(of: PageTemplate.opening),
            let close = rest[open.upperBound...].firstRange(of: PageTemplate.closing)
        {
            let name = String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self)
            filled += rest[..<open.lowerBound]
            filled += values[name, default: ""].utf8
            rest = rest[close.upperBound...]
        }
        return filled + rest
    }
}
