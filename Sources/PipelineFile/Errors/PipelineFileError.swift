package import ThumbnailModel

/// One thing that is wrong with a pipeline, and where.
package struct PipelineFileError: Error, Hashable, Sendable {
    /// What is wrong.
    package let kind: Kind
    /// What part of the pipeline it is about.
    package let subject: PipelineSubject
    /// Where to look.
    package let place: Place

    /// An error of a kind, about a part of the pipeline, at a place.
    package init(_ kind: Kind, about subject: PipelineSubject = .pipeline, at place: Place = .pipeline) {
        self.kind = kind
        self.subject = subject
        self.place = place
    }

    /// Where the cause of an error stands.
    package enum Place: Hashable, Sendable {
        /// In the file.
        case mark(YAMLMark)
        /// On the command line: `--set` or the name of a flag.
        case option(String)
        /// In a pipeline that has no file.
        case pipeline
    }

    /// What can be wrong with a pipeline.
    package enum Kind: Error, Hashable, Sendable {
        /// The text cannot be read as YAML.
        case yaml(YAMLProblem)
        /// The file holds nothing.
        case empty
        /// A map was expected.
        case notAMap(got: ValueProblem.Got)
        /// More stages than a pipeline may have.
        case tooManyStages(limit: Int)
        /// A key that must be there is not.
        case missingKey(String)
        /// A version other than 1.
        case unsupportedVersion(String)
        /// A key that does not exist here; `owners` are the kinds of stage that have it.
        case unknownKey(String, valid: [String], owners: [StageKind])
        /// A key for the second time.
        case duplicateKey(String, first: YAMLMark)
        /// A kind of stage that does not exist.
        case unknownKind(String)
        /// A name no stage can have.
        case badStageName(String)
        /// A value that a setting cannot have.
        case badValue(ValueProblem.Reason)
        /// A path of a setting that is not `grid.KEY` or `STAGE.KEY`.
        case badSettingPath(String)
        /// A stage that does not exist.
        case unknownStage(String, valid: [String])
        /// The cell is given, and so is what follows from it.
        case keyWithCell(String)
        /// What the edges between stages have wrong.
        case edge(EdgeProblem)
        /// A pipeline has one of these, no more and no fewer.
        case notExactlyOne(StageKind, names: [String])
        /// Spacing and insets leave nothing for cells.
        case noRoomForCells(Grid)
        /// Cells that have no pixel at a scale.
        case cellWithoutPixels(Grid, scale: Scale)
        /// `enlarge: true` where pictures fit.
        case fitEnlarges
        /// A quality for a format that is not made.
        case idleQuality(OutputFormat, made: [OutputFormat])
        /// A template that gives several files one path; `missing` are fields that would tell them apart.
        case ambiguousTemplate(PathTemplate, between: [String], missing: [String])
        /// Two stages that write the same path.
        case samePath(String, other: String, path: String)
        /// A field that has no value here.
        case fieldWithoutValue(String, valid: [String])
        /// A path within the folder of the program's own state.
        case reservedPath(String)
    }
}
