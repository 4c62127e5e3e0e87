import Glibc
import FileSystem
import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct SourceFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func bytesComeUnchangedWhateverTheNameIs() throws {
        let content = PNGFile(.ramp(width: 5, height: 4)).bytes
        for name in [Array("a[1]%20.png".utf8), [0x63, 0xE9, 0x2E, 0x6A], Array("new\nline".utf8)] {
            let file = try SourceFile.open(BytePath(folder.write(content, to: name)))
            #expect(file.withBytes { Array($0) } == content)
            #expect(file.size == content.count)
            #expect(file.status.size == content.count)
            #expect(file.status.modified > 0)
            #expect(file.format == .png)
        }
    }

    @Test func onlyRegularFilesAreRead() throws {
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe.map { CChar(bitPattern: $0) } + [0], 0o600) == 0)
        #expect(openingCode(pipe) == "not-a-regular-file")
        #expect(openingCode(folder.path) == "not-a-regular-file")
        #expect(openingCode(Array("/dev/zero".utf8)) == "not-a-regular-file")
    }

    @Test func whatCannotBeReadSaysSo() throws {
        #expect(openingCode(folder.path("nothing")) == "unreadable")
        #expect(try openingCode(folder.write([], to: "empty.jpg")) == "empty-file")
        #expect(ImagingError.unreadable(errno: ENOENT).message.contains("No such file"))
    }

    private func openingCode(_ path: [UInt8]) -> String? {
        code { () throws(ImagingError) in _ = try SourceFile.open(BytePath(path)) }
    }
}
