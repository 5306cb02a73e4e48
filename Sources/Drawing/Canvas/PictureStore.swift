import AppResources
import Foundation
import SwiftUISurface
import UnicodeText

/// Pictures of an app that were read, kept up to a bound, for any thread.
///
/// A widget shows the same few pictures in each entry on each device.
final class PictureStore: Sendable {
  /// Identifies what was read: of a file as it was then, since a widget may write it anew.
  private struct Key: Hashable {
    let pixels: PicturePixels
    let byteCount: Int
    let modified: Date?
    /// How many pixels were wanted, to the next power of two.
    let width: Int
    let height: Int

    /// The bytes of a file that it holds itself.
    var heldByteCount: Int {
      if case .data(let bytes) = pixels { bytes.count } else { 0 }
    }
  }

  private struct Shelf {
    var bitmaps: [Key: Bitmap?] = [:]
    var byteCount = 0
  }

  /// The most bytes of a picture that are read.
  static let mostBytes = BoundedFile.mostBytes

  /// The most bytes of pixels, and of files that are known by their bytes, kept at once.
  let limit: Int
  private let shelf = Locked(Shelf())

  init(limit: Int = 64 << 20) {
    self.limit = limit
  }

  /// The pixels of a PNG or JPEG file, at least as many as are drawn where it has them; `nil` where it cannot be read.
  func bitmap(of pixels: PicturePixels, drawnIn wanted: PixelSize) -> Bitmap? {
    let wanted = PixelSize(width: Self.ceiling(wanted.width), height: Self.ceiling(wanted.height))
    let key = Self.key(of: pixels, wanted)
    if let known = shelf.withLock({ $0.bitmaps[key] }) { return known }
    // Read outside the lock: two threads may read the same file, to the same result.
    let bitmap = Bitmap(pixels, drawnIn: wanted)
    let byteCount = 64 + key.heldByteCount + (bitmap?.pixels.count ?? 0) * 4
    shelf.withLock { shelf in
      if shelf.byteCount + byteCount > limit { shelf = Shelf() }
      if shelf.bitmaps.updateValue(bitmap, forKey: key) == nil { shelf.byteCount += byteCount }
    }
    return bitmap
  }

  /// The least power of two that is not below a number of pixels.
  private static func ceiling(_ count: Double) -> Double {
    var power = 1.0
    while power < count, power < 65_536 { power *= 2 }
    return power
  }

  private static func key(of pixels: PicturePixels, _ wanted: PixelSize) -> Key {
    var (byteCount, modified) = (0, Date?.none)
    if case .file(let path) = pixels {
      let file = try? BoundedFile(path: path)
      (byteCount, modified) = (file?.byteCount ?? 0, file?.modified)
    }
    return Key(
      pixels: pixels,
      byteCount: byteCount,
      modified: modified,
      width: Int(wanted.width),
      height: Int(wanted.height)
    )
  }

  /// The bytes of a picture; `nil` where they cannot be read, are of no file, or too many.
  static func data(of pixels: PicturePixels) -> Data? {
    switch pixels {
    case .data(let bytes): return bytes.count <= mostBytes ? bytes : nil
    case .file(let path): return try? BoundedFile(path: path).bytes(upTo: mostBytes)
    }
  }
}
