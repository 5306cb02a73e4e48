#if os(Linux)
import Foundation

extension HostedDateComponentsFormatter {
  /// Amounts in words, with their numbers as the style has them, and the phrases around them.
  func styled(_ words: String) -> String {
    let written =
      switch unitsStyle {
      case .brief: Self.condensed(words)
      case .spellOut: spelled(words)
      case .positional, .abbreviated, .short, .full: words
      }
    return phrased(written)
  }

  /// Words without the spaces behind numbers, which Apple's systems leave out (D).
  private static func condensed(_ words: String) -> String {
    words.replacing(/(\p{Nd})\s(?=\p{L})/) { "\($0.output.1)" }
  }

  /// Words in which numbers are words, too: as ICU spells them, which in English is as Apple's systems do (D, M), and in
  /// other languages inferred, where some have another form before a noun.
  ///
  /// Chinese keeps its digits (D: “2小時10分鐘”); that Japanese does too, whose numbers are the same characters, is inferred.
  private func spelled(_ words: String) -> String {
    if ["zh", "yue", "ja"].contains(locale.language.languageCode?.identifier) { return words }
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .spellOut
    // With the signs between groups of digits, a space in some languages: between two amounts there are letters.
    let number = /[\-\u{2212}]?\p{Nd}+(?:[^\p{L}\p{M}\p{Nd}]\p{Nd}+)*/
    return words.replacing(number) { match -> String in
      let written = String(match.output)
      let digits = written.compactMap { $0.wholeNumberValue.map { "\($0)" } }.joined()
      guard let amount = Int(digits) else { return written }
      let isNegative = written.first?.isNumber == false
      return numbers.string(from: NSNumber(value: isNegative ? -amount : amount)) ?? written
    }
  }
}
#endif
