import Imaging
import StateStore

/// Why a candidate's header could not be read, and of which content that is true.
struct SurveyFault: Error {
    let error: ImagingError
    /// The hash of the file; nil where its bytes could not be read.
    let content: ContentHash?
}
