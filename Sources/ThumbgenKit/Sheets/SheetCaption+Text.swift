import ThumbnailModel

extension SheetCaption {
    /// What is written under a photo; nothing where its date is asked for and unknown.
    func text(for photo: SurveyedPhoto) -> String {
        switch self {
        case .none: ""
        case .name: photo.source.relativePath.lastComponent.display
        case .date: photo.metadata.captured.map { String($0.iso8601.prefix(10)) } ?? ""
        }
    }
}
