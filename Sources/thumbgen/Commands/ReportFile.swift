import FileSystem
import ThumbgenKit
import ThumbnailModel

/// The file that `--report` asks for: JUnit where its name ends in `.xml`, else JSON.
struct ReportFile {
    private let path: BytePath

    /// The report of a command line; nil where it wants none.
    init?(_ command: ParsedCommand) {
        guard let bytes = command.value(of: "report") else { return nil }
        path = BytePath(bytes)
    }

    /// Writes what became of a run.
    ///
    /// - Throws: `RunError.reportUnwritable`.
    func write(_ result: RunResult) throws {
        let text =
            path.fileExtension == BytePath("xml")
            ? JUnitReport.text(result.summary, result.records)
            : try JSONReport(result.summary, result.records).text()
        do throws(SystemError) {
            try AtomicFile.write(Array(text.utf8), to: path)
        } catch {
            throw RunError.reportUnwritable(path, error)
        }
    }
}
