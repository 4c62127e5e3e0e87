import FileSystem
import Imaging
import PipelineEngine
import ThumbnailModel

extension PhotoFailure {
    /// What a stage threw, as data about a photo.
    init(_ failure: StageFailure, of source: BytePath) {
        switch failure.error {
        case let error as ImagingError:
            self.init(source: source, stage: failure.stage, code: error.code, message: error.message)
        case let fault as SurveyFault:
            self.init(source: source, stage: failure.stage, code: fault.error.code, message: fault.error.message)
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
}
