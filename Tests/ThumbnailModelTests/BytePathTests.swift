import Testing
import ThumbnailModel

@Suite struct BytePathTests {
    @Test func partsOfAPath() {
        let path = BytePath("2024/trip/IMG.1.JPG")
        #expect(path.lastComponent == BytePath("IMG.1.JPG"))
        #expect(path.parent == BytePath("2024/trip"))
        #expect(path.stem == BytePath("IMG.1"))
        #expect(path.fileExtension == BytePath("JPG"))
        #expect(BytePath("/a").parent == BytePath("/"))
        #expect(BytePath(".hidden").stem == BytePath(".hidden"))
        #expect(BytePath("a").appending(BytePath("b")) == BytePath("a/b"))
        #expect(BytePath("").appending(BytePath("b")) == BytePath("b"))
    }

    @Test func composedAndDecomposedNamesDiffer() {
        #expect(BytePath("caf\u{E9}") != BytePath("cafe\u{301}"))
    }

    @Test(arguments: [
        ("plain.jpg", "plain.jpg"), ("100%.jpg", "100%.jpg"), ("a%20b.jpg", "a%2520b.jpg"),
        ("ünï 😀\n.jpg", "ünï 😀\n.jpg"),
    ])
    func validNamesStayReadable(name: String, text: String) {
        #expect(BytePath(name).text == text)
        #expect(BytePath(text: text) == BytePath(name))
    }

    @Test func everyByteComesBack() {
        let names: [[UInt8]] = [
            Array("caf".utf8) + [0xE9], [0xFF, 0xFE], Array("%41".utf8) + [0xC3], Array(1...255).filter { $0 != 0x2F },
        ]
        for name in names {
            #expect(BytePath(text: BytePath(name).text).bytes == name)
        }
        #expect(BytePath(Array("caf".utf8) + [0xE9]).text == "caf%E9")
    }

    @Test func terminalsSeeNoControls() {
        #expect(BytePath("a\u{1B}[31m\n.jpg").display == "a%1B[31m%0A.jpg")
        #expect(BytePath("\u{202E}gpj.exe").display == "%E2%80%AEgpj.exe")
    }

    @Test func urlsEscapeAllButTheUnreserved() {
        #expect(BytePath("a b/#?%'\"(1)~.jpg").urlPath == "a%20b/%23%3F%25%27%22%281%29~.jpg")
    }
}
