public import Foundation

extension EnvironmentValues {
  /// The greatest number of lines of a text, or `nil` without limit.
  ///
  /// Less than 1 counts as 1.
  @Entry public var lineLimit: Int?

  /// The number of lines that a text keeps room for, or `nil` for those it has.
  @Entry var leastLineCount: Int?

  /// Where a text that is too long is cut.
  @Entry public var truncationMode = Text.TruncationMode.tail

  /// Points added between the lines of a text.
  @Entry public var lineSpacing: CGFloat = 0

  /// How far a text may shrink before it is cut, from 0 to 1.
  @Entry public var minimumScaleFactor: CGFloat = 1

  /// Whether characters may move together before a text is cut.
  ///
  /// By as much as TextKit lets them by default, before the text shrinks (LayoutRules §2.3).
  @Entry public var allowsTightening = false

  /// Where the lines of a text stand in the width of the widest.
  @Entry public var multilineTextAlignment = TextAlignment.leading

  /// The case texts are changed to before they are measured, or `nil` to leave them.
  @Entry public var textCase: Text.Case?
}
