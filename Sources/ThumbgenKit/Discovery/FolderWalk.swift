import FileSystem
import PipelineEngine
import ThumbnailModel

/// Walks the inputs for candidates: regular files of a fitting name, hidden ones and the output folder left out.
struct FolderWalk: Sendable {
    private let followsLinks: Bool
    private let candidates: CandidateNames
    private let include: [GlobPattern]
    private let exclude: [GlobPattern]

    private init(_ options: DiscoverOptions) {
        followsLinks = options.followSymlinks
        candidates = CandidateNames(allowing: options.allow)
        include = options.include.map(GlobPattern.init)
        exclude = options.exclude.map(GlobPattern.init)
    }

    /// What the inputs hold.
    ///
    /// - Parameters:
    ///   - inputs: the folders and files to look into, each readable.
    ///   - options: which files are wanted.
    ///   - output: the folder that results go to, which is never an input.
    ///   - jobs: how many folders are looked into at once.
    static func discover(_ inputs: [Input], options: DiscoverOptions, output: BytePath, jobs: Int) -> Discovery {
        let walk = FolderWalk(options)
        var found = FolderContents()
        for input in inputs {
            if input.isFolder {
                found.folders.append(FolderContents.Folder(path: input.path, relative: input.prefix))
            } else {
                walk.take(
                    input.path,
                    relative: input.prefix,
                    try? FileStatus(of: input.path),
                    named: true,
                    into: &found
                )
            }
        }
        // Without links a tree has no loops; with them a folder may be met again.
        var visited = Set([(try? FileStatus(of: output))?.identity].compactMap(\.self))
        while !found.folders.isEmpty {
            let level = found.folders.filter { folder in
                guard let identity = (try? FileStatus(of: folder.path))?.identity else { return false }
                return options.followSymlinks ? visited.insert(identity).inserted : !visited.contains(identity)
            }
            found.folders = []
            for contents in level.concurrentMap(jobs: jobs, walk.contents) {
                found.discovery.add(contents.discovery)
                found.folders += contents.folders
            }
            // Of two ways to one folder the same is taken every time.
            found.folders.sort { $0.relative < $1.relative }
        }
        found.discovery.photos = found.discovery.photos.sortedByPath()
        found.discovery.skippedLinks.sort()
        return found.discovery
    }

    @Sendable private func contents(of folder: FolderContents.Folder) -> FolderContents {
        var found = FolderContents()
        do throws(SystemError) {
            try Folder.forEachEntry(in: folder.path) { name, status in
                let (path, relative) = (folder.path.appending(name), folder.relative.appending(name))
                take(path, relative: relative, status, into: &found)
            }
        } catch {
            // Part of a folder would look as if the rest were gone.
            found = FolderContents()
            found.discovery.failures.append(
                PhotoFailure(
                    source: folder.relative,
                    stage: "discover",
                    code: "unreadable-folder",
                    message: "the folder cannot be read (\(error.message))"
                )
            )
        }
        return found
    }

    private func take(
        _ path: BytePath,
        relative: BytePath,
        _ status: FileStatus,
        into found: inout FolderContents
    ) {
        switch status.kind {
        case .folder:
            if exclude.contains(where: { $0.matches(relative) }) { return }
            found.folders.append(FolderContents.Folder(path: path, relative: relative))
        case .file:
            take(path, relative: relative, status, named: false, into: &found)
        case .link:
            let target = try? FileStatus(of: path)
            switch target?.kind {
            case .file: take(path, relative: relative, target, named: false, into: &found)
            case .folder where followsLinks:
                found.folders.append(FolderContents.Folder(path: path, relative: relative))
            default: found.discovery.skippedLinks.append(relative)
            }
        case .other:
            found.discovery.passedOver += 1
        }
    }

    /// Takes a file in, where its name and the patterns allow; a file the user named needs no fitting extension.
    private func take(
        _ path: BytePath,
        relative: BytePath,
        _ status: FileStatus?,
        named: Bool,
        into found: inout FolderContents
    ) {
        let wanted =
            (named || candidates.include(relative))
            && (include.isEmpty || include.contains { $0.matches(relative) })
            && !exclude.contains { $0.matches(relative) }
        guard wanted, let status else {
            found.discovery.passedOver += 1
            return
        }
        found.discovery.photos.append(
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
