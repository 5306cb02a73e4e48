// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
import FontFaces
public import Foundation
public import SwiftUISurface

/// A picture as UIKit has it: its size is known, its pixels are not read.
///
/// Stands in for UIKit's class where there is none. Pictures of the app's catalogue are taken to be
/// there, in the size that the environment's `imageSizes` tells.
public final class UIImage: Sendable {
  let source: Image.Source
  /// The size in points; zero for symbols and pictures of the catalogue, which only a layout knows.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  private init(source: Image.Source, size: CGSize = .zero, scale: CGFloat = 1) {
    self.source = source
    self.size = size
    self.scale = scale
  }

  /// Creates a picture of no size.
  public convenience init() {
    self.init(source: .picture(.zero))
  }

  /// Creates a picture of the app's catalogue.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(source: .asset(name))
  }

  /// Creates a picture of the app's catalogue, by the name that a literal in code has.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(source: .asset(name))
  }

  /// Creates a symbol of the system.
  public convenience init?(systemName name: String) {
    self.init(source: .symbol(name))
  }

  /// Creates a picture from a PNG, JPEG or GIF file's bytes, of which only the size is read.
  ///
  /// - Complexity: linear in the length of a JPEG's header.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let pixels = PictureHeader(data)?.size else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(source: .picture(size), size: size, scale: scale)
  }

  /// Creates a picture from a file; `@2x` and `@3x` in its name count as on iOS.
  public convenience init?(contentsOfFile path: String) {
    guard let file = try? MappedFile(path: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: Data(file.bytes), scale: scale)
  }
}

extension Image {
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) {
    self.init(source: uiImage.source)
  }
}

/// The size of a picture in pixels, read from its file's first bytes.
struct PictureHeader {
  let size: CGSize

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes),
      size.width > 0, size.height > 0
    else { return nil }
    self.size = size
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

  /// The first frame header among the marker segments (ITU T.81 B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
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
        return CGSize(
          width: number(bytes[(index + 7)..<(index + 9)]),
          height: number(bytes[(index + 5)..<(index + 7)])
        )
      }
      let length = Int(number(bytes[(index + 2)..<(index + 4)]))
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}
#endif
