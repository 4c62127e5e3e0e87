/// A PDF of square pages, each of one colour.
package struct PDFFile: Sendable {
    private let pages: [String]
    private let side: Int

    /// A page for each colour: red, green and blue from 0 to 1, as `1 0 0`.
    package init(pages: [String], side: Int = 30) {
        self.pages = pages
        self.side = side
    }

    /// The file.
    package var bytes: [UInt8] {
        let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
        ]
        for (index, colour) in pages.enumerated() {
            let drawing = "\(colour) rg 0 0 \(side) \(side) re f"
            objects.append(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(side) \(side)] /Contents \(4 + 2 * index) 0 R >>"
            )
            objects.append("<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream")
        }
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places {
            let digits = String(place)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        return Array(text.utf8)
    }
}
