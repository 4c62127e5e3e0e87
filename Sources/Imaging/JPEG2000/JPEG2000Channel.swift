import COpenJPEG

/// One channel of a decoded JPEG 2000 picture, in the pixels of the first.
struct JPEG2000Channel {
    private let component: opj_image_comp_t
    private let columns: [Int]
    private let first: opj_image_comp_t
    private let offset: Int
    private let most: Int

    /// A channel beside the first of its picture, whose samples it may have fewer of.
    init(_ component: opj_image_comp_t, beside first: opj_image_comp_t) {
        self.component = component
        self.first = first
        offset = component.sgnd != 0 ? 1 << (Int(component.prec) - 1) : 0
        most = (1 << Int(component.prec)) - 1
        columns = (0..<Int(first.w)).map { column in
            JPEG2000Channel.place(
                column,
                (first.x0, first.dx),
                (component.x0, component.dx, component.w),
                component.factor
            )
        }
    }

    /// Writes a row of samples, spread over 0 to `range`, to every so manieth place.
    func write<Sample: FixedWidthInteger>(
        row: Int,
        to samples: UnsafeMutablePointer<Sample>,
        stride: Int,
        range: Int
    ) {
        guard let data = component.data else { return }
        let line = JPEG2000Channel.place(
            row,
            (first.y0, first.dy),
            (component.y0, component.dy, component.h),
            component.factor
        )
        let start = data + line * Int(component.w)
        for (index, column) in columns.enumerated() {
            let value = min(max(Int(start[column]) + offset, 0), most)
            samples[index * stride] = Sample(
                truncatingIfNeeded: most == range ? value : (value * range + most / 2) / most
            )
        }
    }

    /// Where the sample of another channel lies that covers a pixel of the first one, on one axis.
    private static func place(
        _ pixel: Int,
        _ first: (start: UInt32, step: UInt32),
        _ own: (start: UInt32, step: UInt32, count: UInt32),
        _ factor: UInt32
    ) -> Int {
        let scale = 1 << Int(factor)
        func reduced(_ start: UInt32) -> Int { (Int(start) + scale - 1) / scale }
        let place = (pixel + reduced(first.start)) * Int(first.step) / Int(own.step) - reduced(own.start)
        return min(max(place, 0), Int(own.count) - 1)
    }
}
