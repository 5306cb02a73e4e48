import UnicodeText

/// What a character is to the rules of composition.
enum CompositionClass: UInt8, CaseIterable {
  /// The edge of a line, and what is set beside others as there: signs of which the source and pictures differ, such as
  /// `/`, or that neither is followed for, such as 〜.
  case edge
  /// Kana, kanji and other letters of full width, but for Hangul and modifier letters; the middle dot of katakana; full-width
  /// brackets that the source does not know.
  case ideograph
  /// 月 and 日, before which a digit stands closer.
  case counter
  /// Letters that are not full-width, half-width kana among them, % and +.
  case latin
  case digit
  /// Full-width brackets that the source knows.
  case opening
  case closing
  case comma
  case stop
  /// What nothing is spaced from, and no blank of a bracket is taken off beside: full-width ！？：；, dashes and
  /// ellipses, white space, punctuation of ASCII, symbols, marks, modifier letters such as ー and 々, Hangul.
  case neutral
  case parenthesisOpen
  case parenthesisClose

  /// The name in tables.
  var name: String {
    switch self {
    case .edge: "edge"
    case .ideograph: "ideograph"
    case .counter: "counter"
    case .latin: "latin"
    case .digit: "digit"
    case .opening: "opening"
    case .closing: "closing"
    case .comma: "comma"
    case .stop: "stop"
    case .neutral: "neutral"
    case .parenthesisOpen: "parenthesis-open"
    case .parenthesisClose: "parenthesis-close"
    }
  }

  /// The class of a scalar.
  @inline(__always)
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x6708, 0x65E5: self = .counter
    case 0x309B...0x309E, 0x30FC...0x30FE, 0x3005: self = .neutral
    case 0x3041...0x3096, 0x309F...0x30FF, 0x3400...0x9FFF: self = .ideograph
    case 0x61...0x7A, 0x41...0x5A, 0x25, 0x2B: self = .latin
    case 0x30...0x39: self = .digit
    case 0x28: self = .parenthesisOpen
    case 0x29: self = .parenthesisClose
    // The source takes these for Latin; in pictures nothing stands beside punctuation of ASCII.
    case 0x2F, 0x40, 0x7B...0x7E: self = .edge
    case 0...0x7F: self = .neutral
    // Of quotation marks the source has rows, for glyphs of full width.
    case 0x2018, 0x2019, 0x201C, 0x201D: self = .edge
    case 0x2010...0x2027, 0xFF01, 0xFF1A, 0xFF1B, 0xFF1F: self = .neutral
    case 0x3001, 0xFF0C: self = .comma
    case 0x3002, 0xFF0E: self = .stop
    default: self.init(other: scalar)
    }
  }

  private init(other scalar: UInt32) {
    let properties = ScalarProperties(scalar)
    switch FullWidthPunctuation(scalar, writing: .usual) {
    case _ where FullWidthPunctuation.isUnlistedBracket(scalar): self = .ideograph
    case .opening? where scalar >= 0x3000: self = .opening
    case .closing? where scalar >= 0x3000: self = .closing
    case _ where Self.isInseparable(scalar, properties): self = .neutral
    case _ where !properties.isLetter || properties.isMark: self = .edge
    case _: self = properties.isWide ? .ideograph : .latin
    }
  }

  /// Whether a scalar is of those that the source spaces from nothing, by its general category or script.
  private static func isInseparable(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    if properties.script.tag == hangul { return true }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .modifierLetter, .modifierSymbol, .nonspacingMark, .enclosingMark: return true
    case .format, .control, .otherSymbol, .spaceSeparator: return true
    default: return false
    }
  }

  /// `Hang`.
  private static let hangul: UInt32 = 0x4861_6E67
}
