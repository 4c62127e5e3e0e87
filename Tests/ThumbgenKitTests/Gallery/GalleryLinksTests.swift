import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite struct GalleryLinksTests {
    @Test(arguments: [
        ("plain-1_2.~.jpg", "plain-1_2.~.jpg"),
        ("a#b?c d/e%28.jpg", "a%23b%3Fc%20d/e%28.jpg"),
        ("javascript:alert(1)", "javascript%3Aalert%281%29"),
        ("caf%E9/%FF%FE.jpg", "caf%E9/%FF%FE.jpg"),
        ("\u{1F600}\"',\\<>.jpg", "%F0%9F%98%80%22%27%2C%5C%3C%3E.jpg"),
        ("100%2541.jpg", "100%2541.jpg"),
    ])
    func encodesEveryByteThatIsNotUnreserved(text: String, url: String) {
        #expect(GalleryLinks(page: BytePath("index.html")).url(of: BytePath(text: text)) == url)
    }

    @Test(arguments: [
        ("index.html", "a/b.jpg", "a/b.jpg"),
        ("web/index.html", "a/b.jpg", "../a/b.jpg"),
        ("web/x/index.html", "web/b.jpg", "../b.jpg"),
        ("web/index.html", "web/b.jpg", "b.jpg"),
        ("a/index.html", "a", "../a"),
    ])
    func leadsFromThePageToTheFile(page: String, file: String, url: String) {
        #expect(GalleryLinks(page: BytePath(page)).url(of: BytePath(file)) == url)
    }

    @Test(arguments: [
        ("index.html", "gallery/page.js"), ("web/index.html", "web/gallery/page.js"),
        ("all.html", "gallery-all/page.js"),
    ])
    func keepsTwoPagesApart(page: String, script: String) {
        #expect(GalleryLinks(page: BytePath(page)).script == BytePath(script))
    }
}
