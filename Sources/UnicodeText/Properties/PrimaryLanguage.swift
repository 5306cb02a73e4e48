/// A language as far as widths and phrases depend on it: the primary subtag of a BCP 47 tag.
///
/// What depends on how it is written goes by ``WritingSystem``.
package enum PrimaryLanguage: Sendable, Hashable {
  case japanese
  /// Chinese of any kind that has a tag of its own in use, Cantonese among them.
  case chinese
  case korean
  case other

  /// The language of a tag such as `zh-Hant` or `ja_JP`, in letters of either case; ``other``
  /// where there is none.
  package init(tag: String?) {
    // Every text is asked for it: no string is made.
    var letters: UInt32 = 0
    for unit in (tag ?? "").utf8 {
      if unit == UInt8(ascii: "-") || unit == UInt8(ascii: "_") { break }
      // Of more than four the last: what they come to is greater than any of these.
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
