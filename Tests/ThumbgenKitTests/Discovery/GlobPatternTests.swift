import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Glob patterns")
struct GlobPatternTests {
    @Test(
        "a pattern describes",
        arguments: [
            ("*.jpg", "a.jpg"), ("*.jpg", "x/y/a.jpg"), ("?.jpg", "a.jpg"), ("[ab]*", "x/b.png"),
            ("x/*.jpg", "x/a.jpg"),
            ("x/**", "x/y/a.jpg"), ("**/y/*", "x/y/a.jpg"), ("**/y/*", "y/a.jpg"), ("x/**/a.jpg", "x/a.jpg"),
            ("x/**/a.jpg", "x/1/2/a.jpg"), ("/x/a.jpg", "x/a.jpg"), ("raw/", "raw"), ("a\\*b", "a*b"), ("**", "a"),
        ]
    )
    func matches(pattern: String, path: String) {
        #expect(GlobPattern(pattern).matches(BytePath(path)))
    }

    @Test(
        "a pattern does not describe",
        arguments: [
            ("*.jpg", "a.JPG"), ("*.jpg", "a.jpg/b"), ("a", "ab"), ("x/*.jpg", "x/y/a.jpg"), ("x/*.jpg", "y/x/a.jpg"),
            ("x/**", "y/x/a"), ("**/y/*", "y"), ("a\\*b", "axb"), ("x*y", "x/y"), ("", "a"),
        ]
    )
    func doesNotMatch(pattern: String, path: String) {
        #expect(!GlobPattern(pattern).matches(BytePath(path)))
    }

    @Test("names that are no UTF-8 are matched")
    func bytes() {
        #expect(GlobPattern("*.jpg").matches(BytePath([0xFF, 0xFE] + Array(".jpg".utf8))))
        #expect(GlobPattern("x/**").matches(BytePath(Array("x/".utf8) + [0xE9])))
    }
}
