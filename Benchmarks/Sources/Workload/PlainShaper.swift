import PlainShaping
import Synchronization

/// One `hb_shape` call a text, from C, and nothing else: what every stage is compared with.
final class PlainShaper: Sendable {
  /// One pass at a time: the buffer is used again for each text.
  private let shaper: Mutex<OpaquePointer>
  private let utf16: [UInt16]
  private let ends: [Int]

  /// Opens a face for some texts; nil where that fails.
  init?(_ texts: [String], path: String, index: Int) {
    guard let shaper = plain_shaper_open(path, UInt32(index)) else { return nil }
    self.shaper = Mutex(shaper)
    var utf16: [UInt16] = []
    ends = texts.map { text in
      utf16.append(contentsOf: text.utf16)
      return utf16.count
    }
    self.utf16 = utf16
  }

  deinit {
    shaper.withLock { plain_shaper_close($0) }
  }

  /// HarfBuzz's version, of the plain pass and of ours: both are linked with the same library.
  static var version: String { String(cString: plain_shaper_version()) }

  /// UTF-16 units of all texts.
  var utf16Count: Int { utf16.count }

  /// Shapes all texts, and returns the number of glyphs.
  func pass() -> Int {
    shaper.withLock { plain_shaper_pass($0, utf16, ends, ends.count) }
  }
}
