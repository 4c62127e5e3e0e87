import CGLib
import CVips
import FileSystem
import Glibc
import ThumbnailModel

/// A part of libvips that is a library of its own. libvips would open all of them when it starts, which is a fifth of what a
/// start costs, and among them some that no photo of ours ever needs.
enum LibraryModule: String {
    case heif
    case jxl
    case poppler

    /// The module that an operation of libvips lies in; nil where it is a part of libvips itself.
    init?(of operation: String) {
        if operation.hasPrefix("heif") {
            self = .heif
        } else if operation.hasPrefix("jxl") {
            self = .jxl
        } else if operation.hasPrefix("pdf") {
            self = .poppler
        } else {
            return nil
        }
    }

    /// Opens the module, once. Where it is missing, the operation is told to be unknown when it is asked for; where libvips
    /// was built without modules, there is nothing to open.
    func open() {
        switch self {
        case .heif: _ = LibraryModule.isHEIFOpen
        case .jxl: _ = LibraryModule.isJXLOpen
        case .poppler: _ = LibraryModule.isPopplerOpen
        }
    }

    private static let isHEIFOpen = open(.heif)
    private static let isJXLOpen = open(.jxl)
    private static let isPopplerOpen = open(.poppler)

    private static func open(_ module: LibraryModule) -> Bool {
        guard let folder = libraryFolder else { return false }
        let path = "\(folder)/vips-modules-\(vips_version(0)).\(vips_version(1))/vips-\(module.rawValue).so"
        guard let handle = g_module_open(path, G_MODULE_BIND_LAZY) else { return false }
        g_module_make_resident(handle)
        // Not made for files of strangers; a module comes with everything open.
        if module == .poppler { vips_operation_block_set("VipsForeignLoadPdf", 1) }
        return true
    }

    /// The folder that libvips was loaded from; its modules lie below.
    private static var libraryFolder: String? {
        guard let maps = try? WholeFile.read(BytePath("/proc/self/maps")) else { return nil }
        let files = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { BytePath(String(line[$0...])) }
        }
        return files.first { $0.lastComponent.bytes.starts(with: "libvips.so".utf8) }?.parent.text
    }

    /// Starts libvips without its modules; to be called before there are threads.
    ///
    /// It looks for them beside where it believes to be installed, which this variable tells.
    static func startWithoutModules(_ start: () -> Bool) -> Bool {
        let home = getenv(homeVariable).map { String(cString: $0) }
        setenv(homeVariable, "/nonexistent", 1)
        defer {
            if let home { setenv(homeVariable, home, 1) } else { unsetenv(homeVariable) }
        }
        return start()
    }

    private static let homeVariable = "VIPSHOME"
}
