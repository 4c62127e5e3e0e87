/// Counted things in English.
enum Plural {
    /// `1 photo`, `2 photos`
    static func photos(_ count: Int) -> String { counted(count, "photo", "photos") }

    /// `1 thumbnail`, `2 thumbnails`
    static func thumbnails(_ count: Int) -> String { counted(count, "thumbnail", "thumbnails") }

    /// `1 contact sheet`, `2 contact sheets`
    static func pages(_ count: Int) -> String { counted(count, "contact sheet", "contact sheets") }

    /// `1 other file`, `2 other files`
    static func otherFiles(_ count: Int) -> String { counted(count, "other file", "other files") }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
}
