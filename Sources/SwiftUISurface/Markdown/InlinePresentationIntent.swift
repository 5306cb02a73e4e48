import Foundation

#if !canImport(Darwin)
/// What a stretch of text is meant as, by Foundation's names and numbers: emphasis, code and the
/// like.
///
/// Foundation has it on Apple's platforms only.
public struct InlinePresentationIntent: OptionSet, Sendable, Hashable {
  /// The numbers as bits.
  public let rawValue: UInt

  /// Intents by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis: italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: characters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end that is no more than a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line end.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML by itself.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
#endif
