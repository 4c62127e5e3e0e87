import FileSystem
import Imaging
import PipelineEngine
import ThumbnailModel

extension PhotoFailure {
    /// What a stage threw, as data about a photo.
    init(_ failure: StageFailure, of source: BytePath) {
        switch failure.error {
        case let error as ImagingError:
            self.init(error, at: failure.stage, of: source)
        case let fault as SurveyFault:
            self.init(fault.error, at: failure.stage, of: source)
        case is SourceChange:
            self.init(
                source: source,
                stage: failure.stage,
                code: "source-changed",
                message: "the file was changed while the run went on; run again"
            )
        case let fault as WriteFault:
            self.init(
                source: source,
                stage: failure.stage,
                code: "unwritable",
                message: "'\(fault.path.display)' cannot be written (\(fault.error.message))"
            )
        default:
            self.init(source: source, stage: failure.stage, code: "fault", message: "\(failure.error)")
        }
    }

    /// What imaging says of a photo at a stage.
    init(_ error: ImagingError, at stage: String, of source: BytePath) {
        self.init(source: source, stage: stage, code: error.code, message: error.message, detail: error.detail)
    }
}
