import CGLib

/// GLib's parser and its help, for a set of options. Arguments go through it as bytes: no locale and no encoding
/// touches them.
package final class OptionContext {
    private let name: String
    private let context: OpaquePointer
    private let collected = Collected()
    /// GLib keeps pointers to the texts of entries.
    private var texts: [UnsafeMutablePointer<CChar>] = []

    /// A context for a program that is called `name` and takes `operands` behind its options.
    ///
    /// `summary` stands above the options in its help, `description` below them.
    package init(name: String, operands: String, summary: String, description: String?, sections: [OptionSection]) {
        self.name = name
        context = g_option_context_new(operands)
        g_option_context_set_help_enabled(context, gboolean(0))
        // Unknown options are told by what is left over, so that their names need not be read out of a message.
        g_option_context_set_ignore_unknown_options(context, gboolean(1))
        g_option_context_set_summary(context, summary)
        if let description { g_option_context_set_description(context, description) }
        for section in sections {
            g_option_context_add_group(context, makeGroup(section.name, title: "\(section.title):", section.entries))
        }
        // An entry without a name takes everything that is no option.
        g_option_context_set_main_group(context, makeGroup("main", title: "", [OptionEntry("", isSwitch: false)]))
    }

    deinit {
        g_option_context_free(context)
        for text in texts { g_free(text) }
    }

    /// The help of the program.
    package var help: String {
        // The one name that help can show is that of the process.
        g_set_prgname(name)
        guard let text = g_option_context_get_help(context, gboolean(0), nil) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Sorts the arguments into options and others.
    package func parse(_ arguments: [[UInt8]]) -> OptionReading {
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
        var reading = OptionReading()
    }

    private func makeGroup(_ name: String, title: String, _ entries: [OptionEntry]) -> OpaquePointer? {
        let collected = Unmanaged.passRetained(collected).toOpaque()
        let group = g_option_group_new(name, title, title, collected) { pointer in
            if let pointer { Unmanaged<Collected>.fromOpaque(pointer).release() }
        }
        // A zeroed entry ends the list.
        g_option_group_add_entries(group, entries.map(makeEntry) + [GOptionEntry()])
        return group
    }

    private func makeEntry(_ entry: OptionEntry) -> GOptionEntry {
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
        if entry.isSwitch { flags |= G_OPTION_FLAG_NO_ARG.rawValue }
        if entry.isHidden { flags |= G_OPTION_FLAG_HIDDEN.rawValue }
        return GOptionEntry(
            long_name: kept(entry.name),
            short_name: gchar(entry.letter?.asciiValue ?? 0),
            flags: gint(flags),
            arg: G_OPTION_ARG_CALLBACK,
            arg_data: unsafeBitCast(collect, to: gpointer.self),
            description: entry.help.flatMap { kept($0) },
            arg_description: entry.placeholder.flatMap { kept($0) }
        )
    }

    private func kept(_ text: String) -> UnsafePointer<CChar>? {
        guard let copy = g_strdup(text) else { return nil }
        texts.append(copy)
        return UnsafePointer(copy)
    }
}
