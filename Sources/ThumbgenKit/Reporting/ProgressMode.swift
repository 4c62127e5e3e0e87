/// How progress is shown.
package enum ProgressMode: String, Sendable, CaseIterable {
    /// A bar on a terminal, lines elsewhere.
    case auto
    /// A bar that moves; lines where nothing can be drawn over.
    case bar
    /// A line now and then.
    case plain
    /// Not at all.
    case none

    /// What is possible on a terminal: never `auto`, and a bar only where it can move.
    package func resolved(on terminal: Terminal) -> ProgressMode {
        switch self {
        case .auto, .bar: terminal.redraws ? .bar : .plain
        case .plain, .none: self
        }
    }
}
