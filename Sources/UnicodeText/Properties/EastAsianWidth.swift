internal import CICU

/// The East Asian width of a scalar (UAX #11) and what follows from it for character cells.
///
/// From ICU's data. Any thread.
package enum EastAsianWidth {
  /// Columns that a scalar takes on a terminal when it stands by itself: 0, 1 or 2.
  ///
  /// Ambiguous scalars count as one column, as terminals do by default. Control characters count as
  /// none: they have no picture.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return 1 }
    if fitcheck_is_zero_columns(value) != 0 { return 0 }
    return ScalarProperties(scalar).isWide ? 2 : 1
  }

  /// Whether a scalar belongs to East Asian writing that puts no space between words: Wide,
  /// Fullwidth or Halfwidth, but for Hangul, the won, halfwidth arrows and what is drawn as an
  /// emoji.
  package static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    let properties = ScalarProperties(scalar)
    return properties.isEastAsian && !properties.hasEmojiPresentation
      && !isWrittenWithSpaces(scalar.value)
  }

  private static func isWrittenWithSpaces(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    case 0x20A9, 0xFFE6, 0xFFE8...0xFFEE: true
    default: false
    }
  }
}
