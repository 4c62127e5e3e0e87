/// What a parameter of a statement can be.
enum SQLiteValue {
    case integer(Int)
    case blob([UInt8])
    case text(String)
}
