extension PathTemplate {
    /// Whether photos that differ in folder or stem can never share a place: folder and name come first and whole, and
    /// what follows the name can be no part of one.
    package var tellsPhotosApartByStem: Bool {
        guard parts.count > 3, parts[0] == .field(.dir), parts[1] == .literal([.slash]), parts[2] == .field(.name),
            case .literal(let mark) = parts[3], let first = mark.first, "@-_.".utf8.contains(first)
        else { return false }
        return parts[3...].allSatisfy { part in
            switch part {
            case .literal, .field(.scale), .field(.width), .field(.height), .field(.ext): true
            case .field: false
            }
        }
    }
}
