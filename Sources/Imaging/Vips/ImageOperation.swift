import CVips

/// One call of a libvips operation: arguments in, `run`, results out.
struct ImageOperation: ~Copyable {
    private let name: String
    private let object: UnsafeMutablePointer<VipsObject>

    /// An operation by its nickname.
    init(_ name: String) throws(LibraryFault) {
        try ImagingLibrary.require()
        LibraryModule(of: name)?.open()
        guard let operation = vips_operation_new(name) else { throw .taken(by: name) }
        self.name = name
        object = UnsafeMutableRawPointer(operation).assumingMemoryBound(to: VipsObject.self)
    }

    deinit {
        vips_object_unref_outputs(object)
        g_object_unref(object)
    }

    /// Whether this version of the library knows the argument.
    func takes(_ argument: String) -> Bool {
        g_object_class_find_property(objectClass, argument) != nil
    }

    /// Sets an argument, converted to the type the operation declares.
    func set(_ argument: String, _ value: OperationArgument) throws(LibraryFault) {
        guard let specification = g_object_class_find_property(objectClass, argument) else {
            throw LibraryFault(operation: name, text: "there is no argument '\(argument)'")
        }
        guard var property = GValue(value, declaredAs: specification.pointee.value_type) else {
            throw LibraryFault(operation: name, text: "argument '\(argument)' does not take \(value)")
        }
        g_object_set_property(gObject, argument, &property)
        g_value_unset(&property)
    }

    /// Runs the operation; lazily where the library does.
    func run() throws(LibraryFault) {
        guard vips_object_build(object) == 0 else { throw .taken(by: name) }
    }

    /// The image an argument holds after the run.
    func image(_ argument: String = "out") throws(LibraryFault) -> PixelImage {
        var value = GValue()
        g_value_init(&value, vips_image_get_type())
        g_object_get_property(gObject, argument, &value)
        defer { g_value_unset(&value) }
        guard let object = g_value_dup_object(&value) else {
            throw LibraryFault(operation: name, text: "there is no image '\(argument)'")
        }
        return PixelImage(owning: object.assumingMemoryBound(to: VipsImage.self))
    }

    /// The number an argument holds after the run.
    func number(_ argument: String) -> Double {
        var value = GValue()
        g_value_init(&value, .double)
        g_object_get_property(gObject, argument, &value)
        defer { g_value_unset(&value) }
        return g_value_get_double(&value)
    }

    /// A copy of the bytes an argument holds after the run.
    func bytes(_ argument: String) throws(LibraryFault) -> [UInt8] {
        var value = GValue()
        g_value_init(&value, vips_blob_get_type())
        g_object_get_property(gObject, argument, &value)
        defer { g_value_unset(&value) }
        var size = 0
        guard let blob = g_value_get_boxed(&value)?.assumingMemoryBound(to: VipsBlob.self),
            let start = vips_blob_get(blob, &size)
        else { throw LibraryFault(operation: name, text: "there are no bytes '\(argument)'") }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: size))
    }

    private var gObject: UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self)
    }

    private var objectClass: UnsafeMutablePointer<GObjectClass> {
        UnsafeMutableRawPointer(gObject.pointee.g_type_instance.g_class).assumingMemoryBound(to: GObjectClass.self)
    }
}
