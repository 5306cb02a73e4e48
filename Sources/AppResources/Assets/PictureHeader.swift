package import Foundation

/// The size of a picture as it is shown, read from its file: pixels, or points of a drawing.
package struct PictureHeader {
  package let size: CGSize
  /// How a JPEG file's rows stand to what is shown.
  package let orientation: PictureOrientation
  /// Whether it is a drawing in SVG, which iOS reads from catalogues alone.
  package let isSVG: Bool

  /// The longest side that is believed: a drawing may say anything, also that it has no end.
  private static let longestSide: CGFloat = 1e6

  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    let photograph = Self.jpeg(bytes)
    let known = Self.png(bytes) ?? Self.gif(bytes) ?? photograph?.size ?? Self.pdf(data)
    guard let size = known ?? Self.svg(bytes),
      // What is no number is refused by each of these.
      size.width > 0, size.width <= Self.longestSide,
      size.height > 0, size.height <= Self.longestSide
    else { return nil }
    self.size = size
    isSVG = known == nil
    orientation = photograph?.orientation ?? .upright
  }

  /// Whether a file's bytes begin as those of a PNG do.
  package static func isPNG(_ data: Data) -> Bool {
    data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  /// Whether a file's bytes begin as those of a bitmap do whose pixels can be drawn: a PNG or a JPEG.
  package static func isDrawable(_ data: Data) -> Bool {
    isPNG(data) || data.starts(with: [0xFF, 0xD8, 0xFF])
  }

  private static func number(_ bytes: some Collection<UInt8>) -> CGFloat {
    CGFloat(bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }

  /// Signature, length and name of the first chunk, then width and height (PNG 11.2.1).
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// The logical screen, low byte first (GIF 89a 18).
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: number(bytes[6..<8].reversed()),
      height: number(bytes[8..<10].reversed())
    )
  }

  /// The first frame header among the marker segments (ITU T.81 B.2.2), turned as those before it tell.
  private static func jpeg(_ bytes: [UInt8]) -> (size: CGSize, orientation: PictureOrientation)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var told: PictureOrientation?
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Fill bytes before a marker, and markers without a segment.
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += 2
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let columns = number(bytes[(index + 7)..<(index + 9)])
        let rows = number(bytes[(index + 5)..<(index + 7)])
        let orientation = told ?? .upright
        let isSideways = orientation.isSideways
        let size = CGSize(width: isSideways ? rows : columns, height: isSideways ? columns : rows)
        return (size, orientation)
      }
      let length = Int(number(bytes[(index + 2)..<(index + 4)]))
      guard length >= 2 else { return nil }
      if marker == 0xE1, told == nil {
        told = PictureOrientation(exif: bytes[(index + 4)...].prefix(length - 2))
      }
      index += 2 + length
    }
    return nil
  }

  /// The first page's box, of which most drawings of catalogues have one (PDF 32000-1, 7.7.3.3).
  private static func pdf(_ data: Data) -> CGSize? {
    guard data.starts(with: Array("%PDF".utf8)),
      let mark = data.range(of: Data("/MediaBox".utf8)),
      let text = String(data: data[mark.upperBound...].prefix(120), encoding: .isoLatin1),
      let match = text.prefixMatch(of: #/\s*\[\s*(\S+)\s+(\S+)\s+(\S+)\s+([^\s\]]+)\s*\]/#),
      let left = Double(match.1), let bottom = Double(match.2), let right = Double(match.3),
      let top = Double(match.4)
    else { return nil }
    return CGSize(width: right - left, height: top - bottom)
  }

  /// Width and height of the outermost element, or else its view box (SVG 1.1, 7.2).
  ///
  /// A length in shares of what is around the drawing (%), or of its letters (em), is not known: the box has the size then.
  private static func svg(_ bytes: [UInt8]) -> CGSize? {
    let start = Array(bytes.prefix(65_536))
    // Names of attributes are looked up in time quadratic in the marks on one of their letters.
    guard !LongLetters.areThere(in: start),
      let element = DrawingElement(named: "svg", in: start[...])
    else { return nil }
    func length(_ name: String) -> Double? {
      guard let value = element[name] else { return nil }
      return Double(value.hasSuffix("px") || value.hasSuffix("pt") ? value.dropLast(2) : value[...])
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    guard let box = element["viewBox"] else { return nil }
    let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 4 ? CGSize(width: numbers[2], height: numbers[3]) : nil
  }
}
