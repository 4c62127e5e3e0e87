/// Walks a table in its order, some rows at a time, so that memory stays small and nothing is locked between two rows.
///
/// Rows that are recorded or removed while the cursor walks are seen where they lie ahead of it.
package struct RowCursor<Row: Sendable> {
    /// How many rows are read at a time.
    private static var pageSize: Int { 1_000 }

    private let fetch: @Sendable (_ last: Row?, _ limit: Int) throws(StateStoreError) -> [Row]
    private var page: [Row] = []
    /// The place of the next row on the page.
    private var position = 0
    private var isAtEnd = false

    init(fetch: @escaping @Sendable (_ last: Row?, _ limit: Int) throws(StateStoreError) -> [Row]) {
        self.fetch = fetch
    }

    /// The next row, or nil after the last one.
    package mutating func next() throws(StateStoreError) -> Row? {
        if position == page.count, !isAtEnd {
            page = try fetch(page.last, RowCursor.pageSize)
            position = 0
            isAtEnd = page.count < RowCursor.pageSize
        }
        guard position < page.count else { return nil }
        defer { position += 1 }
        return page[position]
    }
}
