/// The heading an option stands under.
enum OptionGroup: String, CaseIterable, Sendable {
    case grid, resize, encode, discover, output, run, report

    /// The heading as help shows it.
    var title: String {
        switch self {
        case .grid: "Grid"
        case .resize: "Resize"
        case .encode: "Encode"
        case .discover: "Discover"
        case .output: "Output"
        case .run: "Run"
        case .report: "Report"
        }
    }
}
