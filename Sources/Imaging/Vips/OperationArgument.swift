/// A value for an argument of a libvips operation; its type must suit what the operation declares.
enum OperationArgument {
    case integer(Int)
    case number(Double)
    case flag(Bool)
    /// Text, or the nickname of an enumeration's value.
    case text(String)
    case numbers([Double])
    case integers([Int])
    /// An interpolator by its nickname.
    case interpolation(String)
    case image(PixelImage)
    /// Bytes the operation reads in place: they must outlive every image made from them.
    case bytes(UnsafeRawBufferPointer)
}

extension OperationArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByStringLiteral
{
    init(integerLiteral value: Int) { self = .integer(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(stringLiteral value: String) { self = .text(value) }
}
