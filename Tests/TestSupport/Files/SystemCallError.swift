import Glibc

/// A system call that failed: which, on what, and the system's own words.
package struct SystemCallError: Error, CustomStringConvertible {
    package let call: String
    package let path: [UInt8]
    package let code: Int32

    /// The failure `errno` tells of now, or that of `code`.
    package init(_ call: String, _ path: [UInt8] = [], code: Int32 = errno) {
        self.call = call
        self.path = path
        self.code = code
    }

    package var description: String {
        "\(call) \(String(decoding: path, as: UTF8.self)): \(String(cString: strerror(code)))"
    }
}
