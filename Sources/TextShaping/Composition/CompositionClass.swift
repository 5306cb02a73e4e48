import UnicodeText

/// What a character is to the rules of composition.
enum CompositionClass: UInt8, CaseIterable {
  /// The edge of a line, and everything that has no row of its own beside another class.
  case edge
  /// Kana, kanji and other letters of full width; the middle dot of katakana.
  case ideograph
  /// 月 and 日, before which a digit stands closer.
  case counter
  /// Letters that are not full-width, % and +.
  case latin
  case digit
  /// Full-width brackets.
  case opening
  case closing
  case comma
  case stop
  /// Full-width ！？：；, dashes and ellipses.
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
    case 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x9FFF: self = .ideograph
    case 0x61...0x7A, 0x41...0x5A, 0x25, 0x2B: self = .latin
    case 0x30...0x39: self = .digit
    case 0x28: self = .parenthesisOpen
    case 0x29: self = .parenthesisClose
    case 0...0x7F: self = .edge
    case 0x2014, 0x2015, 0x2025, 0x2026, 0xFF01, 0xFF1A, 0xFF1B, 0xFF1F: self = .neutral
    case 0x3001, 0xFF0C: self = .comma
    case 0x3002, 0xFF0E: self = .stop
    default: self.init(other: scalar)
    }
  }

  private init(other scalar: UInt32) {
    let properties = ScalarProperties(scalar)
    switch FullWidthPunctuation(scalar, writing: .usual) {
    case .opening? where scalar >= 0x3000: self = .opening
    case .closing? where scalar >= 0x3000: self = .closing
    case _ where !properties.isLetter || properties.isMark: self = .edge
    case _: self = properties.isEastAsian ? .ideograph : .latin
    }
  }
}
