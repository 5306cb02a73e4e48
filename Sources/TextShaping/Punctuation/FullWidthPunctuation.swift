import UnicodeText

/// Punctuation that fills half of a full-width box, by the side its blank half is on
/// (CSS Text 4 §8.2.1; JLREQ classes cl-01, cl-02, cl-05, cl-06, cl-07).
package enum FullWidthPunctuation: Sendable, Hashable {
  /// The blank half is before the mark.
  case opening
  /// The blank half is after the mark; commas and full stops are of this kind, too.
  case closing
  /// A quarter is blank on either side.
  case middle

  /// The kind of a scalar; `nil` for what is no full-width punctuation.
  /// - Parameter writing: where a language puts commas and colons in their box.
  @inline(__always)
  init?(_ scalar: UInt32, writing: Writing) {
    guard
      scalar & 0xFFC0 == 0x3000 || (0xFF00...0xFF60).contains(scalar) || scalar == 0x30FB
        || scalar & 0xFFF8 == 0x2018, scalar <= 0xFFFF
    else { return nil }
    self.init(marked: scalar, writing: writing)
  }

  private init?(marked scalar: UInt32, writing: Writing) {
    switch scalar {
    case 0x2018, 0x201C: self = .opening
    case 0x2019, 0x201D: self = .closing
    case 0x30FB: self = .middle
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E: self = writing == .traditional ? .middle : .closing
    case 0xFF1A, 0xFF1B: self = writing == .simplified ? .closing : .middle
    case 0x201A...0x201F: return nil
    default:
      switch ScalarProperties(scalar).lineBreak {
      case .op: self = .opening
      case .cl, .cp: self = .closing
      default: return nil
      }
    }
  }

  /// Whether a scalar is a full-width bracket that is not among those that the source of iOS's spacing lists: it takes such a
  /// one for any character of full width (JapaneseText §3.3).
  package static func isUnlistedBracket(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3018...0x301B, 0x301D...0x301F, 0xFF3B, 0xFF3D, 0xFF5F, 0xFF60: true
    default: false
    }
  }

  /// Where commas, full stops and colons stand in their full-width box.
  package enum Writing: Sendable, Hashable {
    /// Commas to the left, colons in the middle: Japanese and all others.
    case usual
    /// Both to the left: Chinese in simplified characters.
    case simplified
    /// Both in the middle: Chinese in traditional characters.
    case traditional

    /// The writing of a language (BCP 47), by its script where the tag names one.
    package init(language: String?) {
      guard let language, WritingSystem(tag: language) == .chinese else {
        self = .usual
        return
      }
      let parts = language.lowercasedSubtags
      // Written in traditional characters where nothing else is said.
      let isCantonese = parts.contains("yue") && !parts.contains("cn")
      let isNamed = parts.contains { ["hant", "hanb", "bopo", "tw", "hk", "mo"].contains($0) }
      let isTraditional = (isCantonese || isNamed) && !parts.contains("hans")
      self = isTraditional ? .traditional : .simplified
    }
  }
}
