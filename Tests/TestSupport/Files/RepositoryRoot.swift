/// Where the checkout that these tests were built from lies.
package enum RepositoryRoot {
    /// Absolute path, without a slash at the end.
    package static let path: [UInt8] = {
        // <root>/Tests/TestSupport/Files/RepositoryRoot.swift
        let components = #filePath.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return Array(components.dropLast(4).joined(separator: [UInt8(ascii: "/")]))
    }()

    /// The path of `name` in the checkout.
    package static func path(_ name: String) -> [UInt8] {
        path + Array("/\(name)".utf8)
    }
}
