import Glibc

/// A list of C strings that ends with nil, as `posix_spawn` takes it.
final class CStringArray {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [[UInt8]]) {
        pointers = strings.map { $0.withCString { strdup($0) } } + [nil]
    }

    deinit {
        for pointer in pointers { free(pointer) }
    }
}
