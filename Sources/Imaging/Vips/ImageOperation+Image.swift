import CVips

extension ImageOperation {
    /// The picture an operation makes of its arguments.
    static func image(
        _ name: String,
        _ arguments: [(String, OperationArgument)]
    ) throws(LibraryFault) -> PixelImage {
        let operation = try ImageOperation(name)
        for (name, value) in arguments { try operation.set(name, value) }
        try operation.run()
        return try operation.image()
    }
}

extension PixelImage {
    /// How far down an operation says its result lies in what it was made from.
    var offsetDown: Int { Int(vips_image_get_yoffset(pointer)) }
}
