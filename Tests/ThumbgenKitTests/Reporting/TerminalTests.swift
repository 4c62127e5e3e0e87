import Testing
import ThumbgenKit

struct TerminalTests {
    @Test(arguments: [
        (true, ["TERM": "xterm"], true, true),
        (true, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
        (true, ["TERM": "xterm", "NO_COLOR": "", "CI": ""], true, true),
        (true, ["TERM": "dumb"], false, false),
        (true, [:], false, false),
        (true, ["TERM": "xterm", "CI": "true"], false, false),
        (false, ["TERM": "xterm"], false, false),
    ])
    func shows(isTerminal: Bool, environment: [String: String], redraws: Bool, showsColor: Bool) {
        let terminal = Terminal(isTerminal: isTerminal, environment: environment)
        #expect(terminal.redraws == redraws)
        #expect(terminal.showsColor == showsColor)
    }

    @Test func aBarIsOnlyShownWhereItCanMove() {
        let screen = Terminal(isTerminal: true, environment: ["TERM": "xterm"])
        let file = Terminal(isTerminal: false, environment: ["TERM": "xterm"])
        #expect(ProgressMode.allCases.map { $0.resolved(on: screen) } == [.bar, .bar, .plain, .none])
        #expect(ProgressMode.allCases.map { $0.resolved(on: file) } == [.plain, .plain, .plain, .none])
    }

    @Test func aFileIsNoTerminalAndHasTheUsualWidth() {
        #expect(Terminal.columns(of: -1) == 80)
        #expect(!Terminal(descriptor: -1).redraws)
    }
}
