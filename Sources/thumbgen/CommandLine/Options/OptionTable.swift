/// Every option of the program, in the order help shows them.
enum OptionTable {
    static let options: [CommandOption] = grid + resize + encode + discover + output + run + report

    /// The options a command takes.
    static func options(of command: Command) -> [CommandOption] {
        options.filter { $0.commands.contains(command) }
    }

    /// The commands that make a pipeline of their options.
    static let composing: Set<Command> = [.grid, .check, .plan, .sheet]
    /// The commands that look at photos.
    static let making: Set<Command> = composing.union([.run])
    /// The commands that write thumbnails.
    static let writing: Set<Command> = [.grid, .run, .sheet]
    /// All commands.
    static let all = Set(Command.allCases)
}
