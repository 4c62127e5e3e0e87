/// The `cjxl` command line: makes JPEG XL files that say how their picture is turned, which libvips does not.
package enum JXLTool {
    /// Whether the program is there.
    package static let isInstalled: Bool = {
        let result = try? ChildProcess(Array("cjxl".utf8), [Array("--version".utf8)]).wait()
        return result?.ending == .exited(0)
    }()

    /// The pixels of a JPEG as JPEG XL, without loss; its EXIF orientation becomes that of the container. Throws `ToolError`.
    package static func encode(jpeg: [UInt8]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try folder.write(jpeg, to: "input.jpg")
        let arguments = ["input.jpg", "output.jxl", "--lossless_jpeg=0", "-d", "0"].map { Array($0.utf8) }
        let result = try ChildProcess(Array("cjxl".utf8), arguments, in: folder.path).wait()
        guard result.ending == .exited(0) else { throw ToolError("cjxl", result) }
        return try File.read(folder.path("output.jxl"))
    }
}
