import COpenJPEG
import ThumbnailModel

extension PhotoMetadata {
    /// What the header of a JPEG 2000 file says.
    init(jpeg2000 content: UnsafeRawBufferPointer) throws(ImagingError) {
        do throws(LibraryFault) {
            let file = try JPEG2000File(content)
            self.init(format: .jp2, storedSize: file.size, orientation: .upright)
            bands = file.channels.count
            hasAlpha = bands == 2 || bands == 4 && file.space != OPJ_CLRSPC_CMYK
            bitDepth = Int(file.channels.map(\.prec).max() ?? 8)
            profile = ICCProfile([UInt8](file.profile))?.name
        } catch {
            throw .damagedHeader(error)
        }
    }
}
