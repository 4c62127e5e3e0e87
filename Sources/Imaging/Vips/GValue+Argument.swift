import CVips

extension GValue {
    /// A value of the declared type; nil where the argument cannot be one. To be unset by its owner.
    init?(_ argument: OperationArgument, declaredAs type: GType) {
        self.init()
        g_value_init(&self, type)
        let isSet =
            switch argument {
            case .integer(let number): set(number, declaredAs: type)
            case .number(let number): set(number, declaredAs: type)
            case .flag(let flag): set(flag, declaredAs: type)
            case .text(let text): set(text, declaredAs: type)
            case .numbers(let numbers): set(numbers, declaredAs: type)
            case .integers(let numbers): set(numbers, declaredAs: type)
            case .interpolation(let name): setInterpolation(name, declaredAs: type)
            case .image(let image): set(image, declaredAs: type)
            case .bytes(let bytes): set(bytes, declaredAs: type)
            }
        guard isSet else {
            g_value_unset(&self)
            return nil
        }
    }

    private mutating func set(_ number: Int, declaredAs type: GType) -> Bool {
        switch g_type_fundamental(type) {
        case .integer: g_value_set_int(&self, gint(clamping: number))
        case .double: g_value_set_double(&self, Double(number))
        case .flags: g_value_set_flags(&self, guint(clamping: number))
        default: return false
        }
        return true
    }

    private mutating func set(_ number: Double, declaredAs type: GType) -> Bool {
        guard g_type_fundamental(type) == .double else { return false }
        g_value_set_double(&self, number)
        return true
    }

    private mutating func set(_ flag: Bool, declaredAs type: GType) -> Bool {
        guard g_type_fundamental(type) == .boolean else { return false }
        g_value_set_boolean(&self, flag ? 1 : 0)
        return true
    }

    private mutating func set(_ text: String, declaredAs type: GType) -> Bool {
        switch g_type_fundamental(type) {
        case .string:
            g_value_set_string(&self, text)
        case .enumeration:
            let number = vips_enum_from_nick("argument", type, text)
            guard number >= 0 else {
                vips_error_clear()
                return false
            }
            g_value_set_enum(&self, number)
        default: return false
        }
        return true
    }

    private mutating func set(_ numbers: [Double], declaredAs type: GType) -> Bool {
        guard type == vips_array_double_get_type() else { return false }
        vips_value_set_array_double(&self, numbers, gint(clamping: numbers.count))
        return true
    }

    private mutating func set(_ numbers: [Int], declaredAs type: GType) -> Bool {
        guard type == vips_array_int_get_type() else { return false }
        vips_value_set_array_int(&self, numbers.map { gint(clamping: $0) }, gint(clamping: numbers.count))
        return true
    }

    private mutating func setInterpolation(_ name: String, declaredAs type: GType) -> Bool {
        guard type == vips_interpolate_get_type(), let interpolator = vips_interpolate_new(name) else { return false }
        g_value_take_object(&self, interpolator)
        return true
    }

    private mutating func set(_ image: PixelImage, declaredAs type: GType) -> Bool {
        guard type == vips_image_get_type() else { return false }
        g_value_set_object(&self, image.pointer)
        return true
    }

    private mutating func set(_ bytes: UnsafeRawBufferPointer, declaredAs type: GType) -> Bool {
        guard type == vips_blob_get_type(), let blob = vips_blob_new(nil, bytes.baseAddress, bytes.count) else {
            return false
        }
        g_value_set_boxed(&self, blob)
        vips_area_unref(UnsafeMutableRawPointer(blob).assumingMemoryBound(to: VipsArea.self))
        return true
    }
}

/// The fundamental types of GObject, which its header gives as macros that Swift does not see.
extension GType {
    static let boolean = GType(5 << 2)
    static let integer = GType(6 << 2)
    static let enumeration = GType(12 << 2)
    static let flags = GType(13 << 2)
    static let double = GType(15 << 2)
    static let string = GType(16 << 2)
}
