/// An sRGB colour of eight bits a channel.
package struct Color: Hashable, Sendable {
    /// 0 to 255 each.
    package var red, green, blue: UInt8
    /// 0, clear, to 255, opaque.
    package var alpha: UInt8

    /// A colour of these channels.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// White, opaque.
    package static let white = Color(red: 255, green: 255, blue: 255)

    /// A colour of the CSS forms `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`, or `white`, `black`, `transparent`; nil for others.
    package init?(_ text: String) {
        switch text.lowercased() {
        case "white": self = .white
        case "black": self.init(red: 0, green: 0, blue: 0)
        case "transparent": self.init(red: 0, green: 0, blue: 0, alpha: 0)
        case let text:
            guard text.hasPrefix("#") else { return nil }
            let nibbles = text.dropFirst().compactMap(\.hexDigitValue).map(UInt8.init)
            guard nibbles.count == text.count - 1 else { return nil }
            let channels: [UInt8]
            switch nibbles.count {
            case 3, 4: channels = nibbles.map { $0 << 4 | $0 }
            case 6, 8: channels = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
            default: return nil
            }
            self.init(
                red: channels[0],
                green: channels[1],
                blue: channels[2],
                alpha: channels.count == 4 ? channels[3] : 255
            )
        }
    }

    /// The colour as `#rrggbb`, with `aa` behind where it is not opaque.
    package var hex: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce(into: "#") { text, channel in
            let digits = String(channel, radix: 16)
            text += digits.count == 1 ? "0\(digits)" : digits
        }
    }
}
