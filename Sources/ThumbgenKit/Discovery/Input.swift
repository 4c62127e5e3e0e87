import FileSystem
package import ThumbnailModel

/// A folder or file that photos are taken from.
package struct Input: Sendable {
    /// Where it is.
    package let path: BytePath
    /// What relative paths of its photos start with: nothing for a single folder, else a name that tells inputs apart.
    package let prefix: BytePath
    /// Whether it is a folder.
    package let isFolder: Bool

    /// Looks at each path; one folder alone is the root of its own tree, several keep their names.
    package static func resolve(_ paths: [BytePath]) throws(RunError) -> [Input] {
        var inputs: [Input] = []
        var taken: Set<BytePath> = []
        for path in paths {
            let status: FileStatus
            do throws(SystemError) {
                status = try FileStatus(of: path)
                if status.kind == .folder { _ = try Folder.names(in: path) }
            } catch {
                throw .inputUnreadable(path, error)
            }
            let isFolder = status.kind == .folder
            if isFolder, paths.count == 1 { return [Input(path: path, prefix: BytePath(""), isFolder: true)] }
            inputs.append(Input(path: path, prefix: name(of: path, notIn: &taken), isFolder: isFolder))
        }
        return inputs
    }

    /// Where a photo lies whose relative path starts with the prefix of this input; nil where it does not.
    package func place(of photo: BytePath) -> BytePath? {
        if !isFolder { return photo == prefix ? path : nil }
        if prefix.isEmpty { return path.appending(photo) }
        guard photo.isWithin(prefix) else { return nil }
        return path.appending(BytePath(Array(photo.bytes.dropFirst(prefix.bytes.count + 1))))
    }

    private static func name(of path: BytePath, notIn taken: inout Set<BytePath>) -> BytePath {
        let name = (path.resolved ?? path).lastComponent
        var candidate = name
        var number = 1
        while !taken.insert(candidate).inserted {
            number += 1
            let suffix = Array("-\(number)".utf8)
            let fileExtension = name.fileExtension.isEmpty ? [] : [.dot] + name.fileExtension.bytes
            candidate = BytePath(name.stem.bytes + suffix + fileExtension)
        }
        return candidate
    }
}
