import Testing
import ThumbgenKit
import ThumbnailModel

struct MessageFormatterTests {
    private let failure = PhotoFailure(
        source: BytePath(Array("trip/\u{1B}[2Jcaf".utf8) + [0xE9]),
        stage: "pixels",
        code: "truncated",
        message: "the picture ends early (VipsJpeg:\n  premature end\u{7} of file\n)"
    )

    @Test func aFailureIsOneLineWithoutControlCharacters() {
        #expect(
            MessageFormatter(usesColor: false).text(of: failure)
                == "trip/%1B[2Jcaf%E9: error: pixels: the picture ends early (VipsJpeg:; premature end%07 of file; )"
        )
    }

    @Test func coloursMarkThePlaceAndTheSeverity() {
        let formatter = MessageFormatter(usesColor: true)
        #expect(formatter.error("no disk") == "\u{1B}[1mthumbgen: \u{1B}[31merror:\u{1B}[0m no disk")
        #expect(formatter.warning("odd") == "\u{1B}[1mthumbgen: \u{1B}[35mwarning:\u{1B}[0m odd")
        #expect(MessageFormatter(usesColor: false).warning("odd") == "thumbgen: warning: odd")
    }
}
