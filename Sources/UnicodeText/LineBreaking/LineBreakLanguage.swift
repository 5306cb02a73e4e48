/// The languages that line breaking treats in ways of their own.
enum LineBreakLanguage: Sendable, Hashable {
  case japanese, chinese, korean, other

  /// By the primary subtag of a BCP 47 tag.
  init(tag: String?) {
    // Every text is asked for it: no string is made.
    var letters: UInt32 = 0
    for unit in (tag ?? "").utf8 {
      if unit == UInt8(ascii: "-") || unit == UInt8(ascii: "_") { break }
      guard letters < 1 << 24 else {
        self = .other
        return
      }
      letters = letters << 8 | UInt32(unit | 0x20)
    }
    switch letters {
    case 0x6A61: self = .japanese  // ja
    case 0x7A68, 0x79_7565: self = .chinese  // zh, yue
    case 0x6B6F: self = .korean  // ko
    default: self = .other
    }
  }
}
