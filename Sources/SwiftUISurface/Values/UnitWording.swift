import CICU
import UnicodeText

/// Amounts of calendar units in a locale's words, for the units that Foundation has no words for.
///
/// From ICU's data (CLDR). Any thread.
package enum UnitWording {
  /// A calendar unit longer than a week.
  package enum Unit: String {
    /// A year.
    case year
    /// A month.
    case month
  }

  /// How much of a unit's name is written.
  package enum Width: Int32 {
    /// An abbreviation.
    case short
    /// The whole word.
    case full
    /// The least that tells it from others.
    case narrow
  }

  /// A number of units, such as "2 yrs"; the bare number when ICU has no words for it.
  package static func text(
    _ value: Int,
    _ unit: Unit,
    width: Width,
    locale: String
  ) -> String {
    let words = string { buffer in
      fitcheck_unit_text(
        locale,
        unit.rawValue,
        Int64(value),
        width.rawValue,
        buffer.baseAddress,
        Int32(buffer.count)
      )
    }
    return words.map(withoutSpaces) ?? String(value)
  }

  /// Amounts put together, such as "2 yrs, 3 mths": up to eight.
  package static func list(_ amounts: [String], width: Width, locale: String) -> String {
    let texts = amounts.map { Array($0.utf16) }
    let words = texts.flatMap { $0 }
    let lengths = texts.map { Int32($0.count) }
    return string { buffer in
      fitcheck_unit_list(
        locale,
        words,
        lengths,
        Int32(lengths.count),
        width.rawValue,
        buffer.baseAddress,
        Int32(buffer.count)
      )
    } ?? amounts.joined(separator: " ")
  }

  /// Words without the spaces beside East Asian units, which older data has: CLDR 44, which iOS has followed since iOS 17,
  /// writes none.
  static func withoutSpaces(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let kept = scalars.indices.filter { index in
      guard scalars[index] == " " else { return true }
      return ![index - 1, index + 1].contains { beside in
        scalars.indices.contains(beside)
          && EastAsianWidth.isWrittenWithoutSpaces(scalars[beside])
      }
    }
    return String(String.UnicodeScalarView(kept.map { scalars[$0] }))
  }

  /// What ICU writes; `nil` where it refuses.
  static func string(
    _ write: (UnsafeMutableBufferPointer<UInt16>) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      let length = Int(MemoryShortage.trapping { write(buffer) })
      guard length >= 0, length <= buffer.count else { return nil }
      return String(decoding: buffer[..<length], as: UTF16.self)
    }
  }
}
