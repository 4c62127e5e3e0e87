import CVips
package import ThumbnailModel

/// The image library of the process.
package enum ImagingLibrary {
    /// What hindered the library from starting; nil once it has. The first to ask starts it, all others wait.
    private static let fault: LibraryFault? = {
        silence()
        JPEGWriter.optimiseTables()
        guard LibraryModule.startWithoutModules({ vips_init("thumbgen") == 0 }) else { return .taken(by: "vips_init") }
        // Every photo is read once: remembered operations would only hold memory.
        vips_cache_set_max(0)
        // Vector code that the library generates at run time writes past the end of small rows.
        vips_vector_set_enabled(0)
        restrictLoaders()
        return nil
    }()

    /// Starts the library; a second call only sets the concurrency and opens loaders.
    ///
    /// - Parameters:
    ///   - concurrency: the threads one operation may use, at least 1.
    ///   - formats: formats beyond the usual whose loaders are opened, for the rest of the process.
    package static func start(concurrency: Int = 1, allowing formats: [ImageFormat] = []) throws(ImagingError) {
        do throws(LibraryFault) {
            try require()
        } catch {
            throw .libraryUnavailable(error)
        }
        vips_concurrency_set(Int32(clamping: concurrency))
        for format in formats {
            if format == .pdf { LibraryModule.poppler.open() }
            if let loader = blockedLoaders[format] { vips_operation_block_set(loader, 0) }
        }
    }

    /// Makes sure that the library is started, with its restrictions; to be asked before anything of it is made.
    ///
    /// libvips would otherwise start itself, with nothing blocked. What is worse, it does so unguarded: another thread is
    /// told at once that all is ready, and the loaders it then blocks may not be there yet.
    static func require() throws(LibraryFault) {
        if let fault { throw fault }
    }

    /// The loaders that only a request opens: those that read from memory, so that a drawing reaches no other file.
    private static let blockedLoaders: [ImageFormat: String] = [
        .svg: "VipsForeignLoadSvgBuffer", .pdf: "VipsForeignLoadPdfBuffer",
    ]

    /// The version of libvips: `8.14.1`.
    package static var version: String {
        [0, 1, 2].map { String(vips_version($0)) }.joined(separator: ".")
    }

    /// Frees what the library keeps for the calling thread; for the end of each item of work.
    package static func releaseThread() {
        vips_thread_shutdown()
    }

    /// The library's warnings name no file and may come from any thread, so they must not reach stderr by themselves.
    private static func silence() {
        g_log_set_default_handler({ _, _, _, _ in }, nil)
        g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
    }

    /// Blocks what is not made for files of strangers. JPEG XL is marked so for its age only.
    private static func restrictLoaders() {
        vips_block_untrusted_set(1)
        vips_operation_block_set("VipsForeignLoadMagick", 1)
        vips_operation_block_set("VipsForeignLoadJxl", 0)
        vips_operation_block_set("VipsForeignSaveJxl", 0)
    }
}
