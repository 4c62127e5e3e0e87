import COpenJPEG
import ThumbnailModel

/// A JPEG 2000 picture opened by OpenJPEG: its header is read, its pixels when they are asked for.
///
/// Not by libvips: its loader goes by the channels of the header, and writes past its pixels where a palette makes more.
final class JPEG2000File {
    private let stream: JPEG2000Stream
    private let codec: UnsafeMutablePointer<opj_codec_t?>
    private let image: UnsafeMutablePointer<opj_image_t>
    private let failOn: FailureThreshold
    private let messages = Messages()

    /// The most channels that are decoded: inks and alpha.
    private static let mostChannels = 5

    /// Opens content, which must outlive the file.
    ///
    /// - Parameter failOn: the damage that is no longer passed over.
    init(_ content: UnsafeRawBufferPointer, failOn: FailureThreshold = .none) throws(LibraryFault) {
        let isBare = content.starts(with: [0xFF, 0x4F])
        let stream = try JPEG2000Stream(content)
        guard let codec = opj_create_decompress(isBare ? OPJ_CODEC_J2K : OPJ_CODEC_JP2) else {
            throw LibraryFault(operation: "opj_create_decompress", text: "out of memory")
        }
        let listener = Unmanaged.passUnretained(messages).toOpaque()
        opj_set_error_handler(codec, Messages.receive, listener)
        if failOn == .warning { opj_set_warning_handler(codec, Messages.receive, listener) }
        var parameters = opj_dparameters_t()
        opj_set_default_decoder_parameters(&parameters)
        var image: UnsafeMutablePointer<opj_image_t>?
        guard opj_setup_decoder(codec, &parameters) != 0,
            opj_decoder_set_strict_mode(codec, failOn == .none ? 0 : 1) != 0,
            opj_read_header(stream.pointer, codec, &image) != 0, let image
        else {
            opj_destroy_codec(codec)
            throw messages.fault("opj_read_header")
        }
        self.stream = stream
        self.codec = codec
        self.image = image
        self.failOn = failOn
        try check()
    }

    deinit {
        opj_image_destroy(image)
        opj_destroy_codec(codec)
    }

    /// The channels; more than the header has once a palette was looked up.
    var channels: UnsafeBufferPointer<opj_image_comp_t> {
        UnsafeBufferPointer(start: image.pointee.comps, count: Int(image.pointee.numcomps))
    }

    /// What the channels mean.
    var space: OPJ_COLOR_SPACE { image.pointee.color_space }

    /// Pixels across and down: those of the first channel.
    var size: PixelSize { PixelSize(width: Int(channels[0].w), height: Int(channels[0].h)) }

    /// The ICC profile; empty where there is none.
    var profile: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: image.pointee.icc_profile_buf, count: Int(image.pointee.icc_profile_len))
    }

    /// Decodes the samples, every time smaller by the largest power of two that the file has been coded for.
    ///
    /// - Parameter shrink: the most it may be smaller, a power of two.
    /// - Returns: how many times smaller it is.
    func decode(shrink: Int) throws(LibraryFault) -> Int {
        var factor = image.pointee.x0 == 0 && image.pointee.y0 == 0 ? shrink.trailingZeroBitCount : 0
        // A factor that is refused stays set all the same: the last call must be one that is not.
        while opj_set_decoded_resolution_factor(codec, OPJ_UINT32(factor)) == 0, factor > 0 { factor -= 1 }
        messages.clear()
        let isDecoded = opj_decode(codec, stream.pointer, image) != 0
        guard isDecoded, failOn == .none || messages.isEmpty else { throw messages.fault("opj_decode") }
        try check()
        guard channels.allSatisfy({ $0.data != nil }) else {
            throw LibraryFault(operation: "opj_decode", text: "no samples")
        }
        return 1 << factor
    }

    /// Refuses what is no picture of channels that share their pixels.
    private func check() throws(LibraryFault) {
        guard (1...JPEG2000File.mostChannels).contains(channels.count) else {
            throw LibraryFault(operation: "jpeg2000", text: "\(channels.count) channels")
        }
        let first = channels[0]
        guard channels.allSatisfy({ $0.w > 0 && $0.h > 0 && (1...31).contains($0.prec) }),
            channels.allSatisfy({ $0.dx >= first.dx && $0.dy >= first.dy && $0.w <= first.w && $0.h <= first.h })
        else { throw LibraryFault(operation: "jpeg2000", text: "a channel that is finer than the first, or empty") }
    }
}

/// What OpenJPEG says while it reads one file.
private final class Messages {
    private var texts: [String] = []

    var isEmpty: Bool { texts.isEmpty }

    func clear() { texts = [] }

    /// The first complaint, which the others follow from.
    func fault(_ operation: String) -> LibraryFault { LibraryFault(operation: operation, text: texts.first ?? "") }

    /// Takes a message for the object that the library was given with its handler.
    static let receive: opj_msg_callback = { text, listener in
        guard let text, let listener else { return }
        let line = String(cString: text).split(whereSeparator: \.isNewline).first ?? ""
        Unmanaged<Messages>.fromOpaque(listener).takeUnretainedValue().texts.append(String(line))
    }
}
