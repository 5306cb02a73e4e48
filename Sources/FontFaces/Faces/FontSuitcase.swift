/// A Mac's suitcase of fonts (dfont): a file of resources, whose map lists fonts ("Inside Macintosh: More Macintosh
/// Toolbox", "Resource Manager").
///
/// Followed as FreeType and HarfBuzz do.
struct FontSuitcase {
  /// Where each of its fonts of tables begins, in the order of their faces; none where FreeType and
  /// HarfBuzz look for them in different places.
  let fonts: [Int]
  /// Whether there is one of PostScript, which FreeType takes instead of these.
  let holdsPostScript: Bool

  /// - Returns: `nil` for a file of another kind, by its first bytes.
  /// - Complexity: linear in the kinds of resources and in the fonts, 65,536 of each at the most.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let numbers = BigEndianBytes(bytes)
    guard let data = numbers.unsigned32(0), data == Self.start else { return nil }
    var fonts: [Int]?
    var holdsPostScript = false
    if let map = numbers.unsigned32(4), let place = numbers.unsigned16(map + 24),
      let lastKind = numbers.unsigned16(map + place)
    {
      let list = map + place
      for index in 0...lastKind {
        let record = list + 2 + 8 * index
        guard let kind = numbers.unsigned32(record), let last = numbers.unsigned16(record + 4),
          let references = numbers.unsigned16(record + 6)
        else { break }
        if kind == Self.postScript { holdsPostScript = true }
        guard kind == Self.tables, fonts == nil else { continue }
        let places = (0...last).map { numbers.unsigned32(list + references + 12 * $0 + 4) }
          .prefix { $0 != nil }.compactMap(\.self)
        // Behind a byte of attributes; the font's length stands before it.
        fonts = references > Self.farthest ? [] : places.map { data + ($0 & 0xFF_FFFF) + 4 }
      }
    }
    self.fonts = fonts ?? []
    self.holdsPostScript = holdsPostScript
  }

  /// Where its resources begin, which tells it from any other font.
  private static let start = 0x0100
  /// Farther behind its list FreeType takes what is listed for something in front of that.
  private static let farthest = Int(Int16.max)
  private static let tables = Int(OpenTypeTag(known: "sfnt").number)
  private static let postScript = Int(OpenTypeTag(known: "POST").number)
}
