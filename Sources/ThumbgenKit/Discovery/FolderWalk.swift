import FileSystem
import ThumbnailModel

/// Walks the inputs for candidates: regular files of a fitting name, hidden ones and the output folder left out.
struct FolderWalk {
    private let options: DiscoverOptions
    private let candidates: CandidateNames
    private let include: [GlobPattern]
    private let exclude: [GlobPattern]
    private let output: FileStatus.Identity?
    private var visited: Set<FileStatus.Identity> = []
    private var discovery = Discovery()

    private init(options: DiscoverOptions, output: FileStatus.Identity?) {
        self.options = options
        candidates = CandidateNames(allowing: options.allow)
        include = options.include.map(GlobPattern.init)
        exclude = options.exclude.map(GlobPattern.init)
        self.output = output
    }

    /// What the inputs hold.
    ///
    /// - Parameters:
    ///   - inputs: the folders and files to look into, each readable.
    ///   - options: which files are wanted.
    ///   - output: the folder that results go to, which is never an input.
    static func discover(_ inputs: [Input], options: DiscoverOptions, output: BytePath) -> Discovery {
        var walk = FolderWalk(options: options, output: (try? FileStatus(of: output))?.identity)
        for input in inputs {
            if input.isFolder {
                walk.visit(folder: input.path, relative: input.prefix)
            } else {
                walk.visit(file: input.path, relative: input.prefix, try? FileStatus(of: input.path), named: true)
            }
        }
        walk.discovery.photos.sort { $0.relativePath < $1.relativePath }
        return walk.discovery
    }

    private mutating func visit(folder: BytePath, relative: BytePath) {
        guard let status = try? FileStatus(of: folder), status.identity != output else { return }
        // Without links a tree has no loops; with them a folder may be met again.
        if options.followSymlinks, !visited.insert(status.identity).inserted { return }
        do throws(SystemError) {
            for name in try Folder.names(in: folder) where !name.isHidden {
                visit(folder.appending(name), relative: relative.appending(name))
            }
        } catch {
            discovery.failures.append(
                PhotoFailure(
                    source: relative,
                    stage: "discover",
                    code: "unreadable-folder",
                    message: "the folder cannot be read (\(error.message))"
                )
            )
        }
    }

    private mutating func visit(_ path: BytePath, relative: BytePath) {
        guard let status = try? FileStatus(of: path, followingLinks: false) else { return }
        switch status.kind {
        case .folder:
            if exclude.contains(where: { $0.matches(relative) }) { return }
            visit(folder: path, relative: relative)
        case .file:
            visit(file: path, relative: relative, status, named: false)
        case .link:
            guard let target = try? FileStatus(of: path) else {
                discovery.skippedLinks.append(relative)
                return
            }
            switch target.kind {
            case .file: visit(file: path, relative: relative, target, named: false)
            case .folder where options.followSymlinks: visit(folder: path, relative: relative)
            default: discovery.skippedLinks.append(relative)
            }
        case .other:
            discovery.passedOver += 1
        }
    }

    /// Takes a file in, where its name and the patterns allow; a file the user named needs no fitting extension.
    private mutating func visit(file path: BytePath, relative: BytePath, _ status: FileStatus?, named: Bool) {
        let wanted =
            (named || candidates.include(relative))
            && (include.isEmpty || include.contains { $0.matches(relative) })
            && !exclude.contains { $0.matches(relative) }
        guard wanted, let status else {
            discovery.passedOver += 1
            return
        }
        discovery.photos.append(
            SourcePhoto(
                path: path,
                relativePath: relative,
                size: status.size,
                modified: status.modified,
                changed: status.changed,
                inode: status.identity.inode
            )
        )
    }
}
