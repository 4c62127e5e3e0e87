/// Contact sheets: pages of the grid as pictures.
package struct SheetOptions: Hashable, Sendable {
    /// Rows on a page; 0 for one page with all of them.
    package var rows = 0
    /// The scale of the page's pixels.
    package var scale = Scale(1)
    /// The format of the pages.
    package var format = OutputFormat.jpeg
    /// The quality of the pages, 1 to 100; nil for the format's default.
    package var quality: Int?
    /// What shows between and around the pictures.
    package var background = Color.white
    /// What stands under each picture.
    package var captions = SheetCaption.none
    /// A line above the pictures of each page; empty for none.
    package var title = ""
    /// The place of each page below the output folder.
    package var path = PathTemplate.sheet

    /// Where set, the sheet is a review: each photo is shown whole, with the part marked that this resize would keep, and
    /// the photos that lose most come first.
    package var review: ResizeOptions?

    /// The usual choice: one page without captions.
    package init() {}
}
