import ThumbnailModel

extension OutputPath {
    /// The path of a page of a contact sheet. Where the template does not number pages, those after the first carry their
    /// number behind the name: `crops.jpg`, `crops-2.jpg`.
    ///
    /// - Parameter count: the pages there may be, which gives the digits of `{index}`.
    static func page(
        _ template: PathTemplate,
        stage: String,
        scale: Scale,
        format: OutputFormat,
        page: Int,
        of count: Int
    ) -> BytePath {
        let path = path(
            template,
            Values(
                name: OutputName(source: BytePath("sheet")),
                scale: scale,
                size: PixelSize(width: 0, height: 0),
                stage: stage,
                format: format,
                index: page,
                count: count
            )
        )
        if page == 1 || template.parts.contains(.field(.index)) { return path }
        let fileExtension = path.fileExtension.isEmpty ? [] : [.dot] + path.fileExtension.bytes
        return path.parent.appending(BytePath(path.stem.bytes + Array("-\(page)".utf8) + fileExtension))
    }
}
