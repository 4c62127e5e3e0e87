/// The `vips` command line: makes inputs in every format, and reads outputs by a road that is not ours.
package enum VipsTool {
    /// Encodes a picture; `format` is a suffix such as `jpg`, `webp`, `tif`, `heic`, `avif`, `jxl` or `gif`, `options`
    /// those of the vips saver, such as `Q=90,interlace`; each pixel becomes a square of `zoom` by `zoom`, the cheap way to
    /// a large picture. Throws `ToolError`.
    package static func encode(
        _ png: PNGFile,
        as format: String,
        options: String = "",
        zoom: Int = 1
    ) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try folder.write(png.bytes, to: "input.png")
        try run("zoom", "input.png", "output.\(format)[\(options)]", "\(zoom)", "\(zoom)", in: folder)
        return try File.read(folder.path("output.\(format)"))
    }

    /// The pixels of the picture at `path`, as they are stored; `options` are those of the vips loader, such as
    /// `autorotate`. Of samples of 16 bits it takes the high byte. Throws `ToolError`.
    package static func pixels(of path: [UInt8], options: String = "") throws -> PixelBuffer {
        let folder = try TemporaryFolder()
        // By a link, for vips reads options out of the names it is given.
        try folder.link("input", to: path)
        try run("copy", "input[\(options)]", "output.v", in: folder)
        return try pixels(ofVipsFile: File.read(folder.path("output.v")))
    }

    /// The pixels of many pictures of one size and kind, by one process. Throws `ToolError`.
    package static func pixels(ofEach paths: [[UInt8]]) throws -> [PixelBuffer] {
        guard !paths.isEmpty else { return [] }
        let folder = try TemporaryFolder()
        for (index, path) in paths.enumerated() { try folder.link("\(index)", to: path) }
        let names = paths.indices.map(String.init).joined(separator: " ")
        try run("arrayjoin", names, "output.v", "--across", "1", in: folder)
        let column = try pixels(ofVipsFile: File.read(folder.path("output.v")))
        let height = column.height / paths.count
        let count = column.samples.count / paths.count
        return paths.indices.map { index in
            let samples = Array(column.samples[index * count..<(index + 1) * count])
            return PixelBuffer(width: column.width, height: height, bands: column.bands, samples: samples)
        }
    }

    /// The pixels of a picture that is not in a file. Throws `ToolError`.
    package static func pixels(of bytes: [UInt8], named name: String) throws -> PixelBuffer {
        let folder = try TemporaryFolder()
        return try pixels(of: folder.write(bytes, to: name))
    }

    private static func run(_ arguments: String..., in folder: TemporaryFolder) throws {
        let result = try ChildProcess(Array("vips".utf8), arguments.map { Array($0.utf8) }, in: folder.path).wait()
        guard result.ending == .exited(0) else { throw ToolError("vips", result) }
    }

    /// A `.v` file is a header of 64 bytes, little-endian numbers of 32 bits, then the samples, then XML.
    private static func pixels(ofVipsFile bytes: [UInt8]) -> PixelBuffer {
        let numbers = bytes.withUnsafeBytes { buffer in
            (0..<16).map { Int(Int32(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self))) }
        }
        let (width, height, bands, format) = (numbers[1], numbers[2], numbers[3], numbers[5])
        let count = width * height * bands
        let samples: [UInt8]
        switch format {
        case 0: samples = Array(bytes.dropFirst(64).prefix(count))
        case 2: samples = (0..<count).map { bytes[64 + 2 * $0 + 1] }
        default: preconditionFailure("samples of 8 or 16 bits, not vips band format \(format)")
        }
        return PixelBuffer(width: width, height: height, bands: bands, samples: samples)
    }
}
