import Glibc

/// What the program's exit tells the caller; numbers of `sysexits.h` where it has one.
enum ExitStatus: Int32 {
    /// Everything done, or already up to date.
    case success = 0
    /// Finished; some photos failed, every other one is written.
    case photosFailed = 1
    /// `check`: the output folder differs from what a run would leave.
    case outputDiffers = 3
    /// An unknown option or a value that does not fit.
    case usage = 64
    /// The pipeline file is invalid.
    case invalidPipeline = 65
    /// An input does not exist or cannot be read.
    case inputUnreadable = 66
    /// A fault of the program itself.
    case internalFault = 70
    /// The output folder cannot be created or written.
    case outputUnwritable = 73
    /// Stopped by SIGINT; what was finished is kept.
    case interrupted = 130
    /// Stopped by SIGTERM; what was finished is kept.
    case terminated = 143

    /// The status after a signal.
    static func stopped(by signal: Int32) -> ExitStatus { signal == SIGTERM ? .terminated : .interrupted }
}
