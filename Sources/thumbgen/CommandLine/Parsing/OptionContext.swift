import CGLib

/// GLib's parser and its help, set up with the options of a command. Arguments go through it as bytes: no locale and no
/// encoding touches them.
final class OptionContext {
    /// What GLib found.
    struct Reading {
        /// The options as written and their values, empty for switches.
        var options: [(written: String, value: [UInt8])] = []
        /// Everything that is no option.
        var arguments: [[UInt8]] = []
        /// The first option that the command has not.
        var unknown: [UInt8]?
        /// An option at the end of the line that lacks its value.
        var missingValue: String?
    }

    private let context: OpaquePointer
    private let collected = Collected()
    /// GLib keeps pointers to the texts of entries.
    private var texts: [UnsafeMutablePointer<CChar>] = []

    init(_ command: Command) {
        context = g_option_context_new(command.operands)
        g_option_context_set_help_enabled(context, gboolean(0))
        // Unknown options are told by what is left over, so that their names need not be read out of a message.
        g_option_context_set_ignore_unknown_options(context, gboolean(1))
        g_option_context_set_summary(context, command.summary)
        if let description = command.examples { g_option_context_set_description(context, description) }
        g_set_prgname(command.name)

        let options = OptionTable.options(of: command)
        for group in OptionGroup.allCases where options.contains(where: { $0.group == group }) {
            let entries = options.filter { $0.group == group }.flatMap(entries(of:))
            g_option_context_add_group(context, makeGroup(group.rawValue, title: "\(group.title):", entries))
        }
        let rest = entry(name: "")
        g_option_context_set_main_group(context, makeGroup("thumbgen", title: "", [rest]))
    }

    deinit {
        g_option_context_free(context)
        for text in texts { g_free(text) }
    }

    /// The help of the command.
    var help: String {
        guard let text = g_option_context_get_help(context, gboolean(0), nil) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Sorts the arguments into options and others.
    func parse(_ arguments: [[UInt8]]) -> Reading {
        var vector: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>? = OptionContext.vector(of: arguments)
        var error: UnsafeMutablePointer<GError>?
        let parsed = g_option_context_parse_strv(context, &vector, &error)
        defer {
            g_strfreev(vector)
            g_clear_error(&error)
        }
        var reading = collected.reading
        if parsed == 0 {
            // The one fault GLib can find here, as our own callback takes every value: the last option lacks its own.
            reading.missingValue = arguments.last.map(OptionContext.lastOption(in:))
        } else if let left = vector?[1] {
            reading.unknown = Array(UnsafeBufferPointer(start: left, count: strlen(left))).map(UInt8.init(bitPattern:))
        }
        return reading
    }

    /// `--name` itself; of letters that share a dash, the last.
    private static func lastOption(in argument: [UInt8]) -> String {
        let text = String(decoding: argument, as: UTF8.self)
        return text.hasPrefix("--") ? text : "-\(text.suffix(1))"
    }

    /// The arguments as GLib wants them, behind the program's name, to be freed by `g_strfreev`.
    private static func vector(of arguments: [[UInt8]]) -> UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>? {
        let builder = g_strv_builder_new()
        defer { g_strv_builder_unref(builder) }
        g_strv_builder_add(builder, "thumbgen")
        for argument in arguments {
            (argument + [0]).withUnsafeBytes { bytes in
                g_strv_builder_add(builder, bytes.assumingMemoryBound(to: CChar.self).baseAddress)
            }
        }
        return g_strv_builder_end(builder)
    }
}

extension OptionContext {
    /// Where GLib's callback puts what it is told.
    private final class Collected {
        var reading = Reading()
    }

    private func makeGroup(_ name: String, title: String, _ entries: [GOptionEntry]) -> OpaquePointer? {
        let collected = Unmanaged.passRetained(collected).toOpaque()
        let group = g_option_group_new(name, title, title, collected) { pointer in
            if let pointer { Unmanaged<Collected>.fromOpaque(pointer).release() }
        }
        // A zeroed entry ends the list.
        g_option_group_add_entries(group, entries + [GOptionEntry()])
        return group
    }

    private func entries(of option: CommandOption) -> [GOptionEntry] {
        let shown = entry(
            name: option.name,
            letter: option.letter,
            isSwitch: option.isSwitch,
            help: option.help,
            placeholder: option.argument.placeholder
        )
        return [shown] + option.spellings.map { entry(name: $0, isSwitch: option.isSwitch, hidden: true) }
    }

    private func entry(
        name: String,
        letter: Character? = nil,
        isSwitch: Bool = false,
        hidden: Bool = false,
        help: String? = nil,
        placeholder: String? = nil
    ) -> GOptionEntry {
        let collect: GOptionArgFunc = { name, value, data, _ in
            guard let name, let data else { return gboolean(0) }
            let collected = Unmanaged<Collected>.fromOpaque(data).takeUnretainedValue()
            let bytes = value.map { UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)) }
            let written = String(cString: name)
            if written.isEmpty {
                collected.reading.arguments.append(bytes ?? [])
            } else {
                collected.reading.options.append((written, bytes ?? []))
            }
            return gboolean(1)
        }
        // Values as they are, not converted from the locale; no `--group-name` beside `--name`.
        var flags = G_OPTION_FLAG_FILENAME.rawValue | G_OPTION_FLAG_NOALIAS.rawValue
        if isSwitch { flags |= G_OPTION_FLAG_NO_ARG.rawValue }
        if hidden { flags |= G_OPTION_FLAG_HIDDEN.rawValue }
        return GOptionEntry(
            long_name: kept(name),
            short_name: gchar(letter?.asciiValue ?? 0),
            flags: gint(flags),
            arg: G_OPTION_ARG_CALLBACK,
            arg_data: unsafeBitCast(collect, to: gpointer.self),
            description: help.flatMap { kept($0) },
            arg_description: placeholder.flatMap { kept($0) }
        )
    }

    private func kept(_ text: String) -> UnsafePointer<CChar>? {
        guard let copy = g_strdup(text) else { return nil }
        texts.append(copy)
        return UnsafePointer(copy)
    }
}
