/// Long texts that very many rows share, each kept once: recipes and versions.
final class TextTable {
    private let insert: Statement
    private let findNumber: Statement
    private let findText: Statement
    private var numbers: [String: Int] = [:]
    private var texts: [Int: String] = [:]

    init(on connection: Connection) throws(SQLiteError) {
        insert = try Statement("INSERT OR IGNORE INTO texts(text) VALUES (?1)", on: connection)
        findNumber = try Statement("SELECT id FROM texts WHERE text = ?1", on: connection)
        findText = try Statement("SELECT text FROM texts WHERE id = ?1", on: connection)
    }

    /// The number of a text, which is added when it is new.
    func number(of text: String) throws(SQLiteError) -> Int {
        if let number = numbers[text] { return number }
        try insert.execute(.text(text))
        let found = try findNumber.rows(.text(text)) { (row) throws(SQLiteError) in row.integer(0) }
        guard let number = found.first else { throw .corrupt("a text that was added is missing") }
        numbers[text] = number
        return number
    }

    /// The text of a number; all rows that share it share its storage.
    func text(of number: Int) throws(SQLiteError) -> String {
        if let text = texts[number] { return text }
        let found = try findText.rows(.integer(number)) { (row) throws(SQLiteError) in row.text(0) }
        guard let text = found.first else { throw .corrupt("text \(number) is missing") }
        texts[number] = text
        return text
    }

    /// Forgets numbers that a transaction gave out before it was rolled back.
    func forgetNumbers() {
        numbers = [:]
        texts = [:]
    }
}
