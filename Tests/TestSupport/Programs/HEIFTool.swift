/// The `heif-enc` command line: makes HEIC files with thumbnails, which libvips does not.
package enum HEIFTool {
    /// Whether the program is there.
    package static let isInstalled: Bool = {
        let result = try? ChildProcess(Array("heif-enc".utf8), [Array("--help".utf8)]).wait()
        return result?.ending == .exited(0)
    }()

    /// A HEIC, or an AVIF, without loss as far as its colours allow. Throws `ToolError`.
    package static func encode(_ png: PNGFile, asAVIF: Bool) throws -> [UInt8] {
        try encode(png, ["-q", "98", "-p", "chroma=444"] + (asAVIF ? ["-A"] : []))
    }

    /// A HEIC with a thumbnail of so many pixels at most on a side. Throws `ToolError`.
    package static func encode(_ png: PNGFile, thumbnail: Int) throws -> [UInt8] {
        try encode(png, ["--thumb", String(thumbnail)])
    }

    /// A HEIC of several pictures, the first of which is its primary one. Throws `ToolError`.
    package static func encode(_ pngs: [PNGFile]) throws -> [UInt8] {
        try encode(pngs, ["-q", "98", "-p", "chroma=444"])
    }

    private static func encode(_ png: PNGFile, _ options: [String]) throws -> [UInt8] {
        try encode([png], options)
    }

    private static func encode(_ pngs: [PNGFile], _ options: [String]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let names = pngs.indices.map { "input\($0).png" }
        for (name, png) in zip(names, pngs) { try folder.write(png.bytes, to: name) }
        let arguments = options + ["-o", "output.heic"] + names
        let result = try ChildProcess(Array("heif-enc".utf8), arguments.map { Array($0.utf8) }, in: folder.path).wait()
        guard result.ending == .exited(0) else { throw ToolError("heif-enc", result) }
        return try File.read(folder.path("output.heic"))
    }
}
