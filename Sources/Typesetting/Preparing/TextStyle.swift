import FontFaces
import TextShaping
import UnicodeText

/// Everything about a text's setting that does not depend on its size.
public struct TextStyle: Sendable, Hashable {
  /// The faces the text is set in.
  public var cascade: FontCascade
  /// The text's language (BCP 47): decides line breaking and forms of Han characters.
  public var language: String?
  /// How readily lines break in Japanese.
  public var lineBreakStrictness: LineBreakStrictness
  /// Which ligatures the text is set with.
  public var ligatures: Ligatures
  /// OpenType features for the whole text; of two with one name the last counts.
  public var features: [FontFeature]
  /// The direction of the paragraph.
  public var baseDirection: BaseDirection

  /// A style.
  public init(
    cascade: FontCascade,
    language: String? = nil,
    lineBreakStrictness: LineBreakStrictness = .strict,
    ligatures: Ligatures = .standard,
    features: [FontFeature] = [],
    baseDirection: BaseDirection = .firstStrong
  ) {
    self.cascade = cascade
    self.language = language
    self.lineBreakStrictness = lineBreakStrictness
    self.ligatures = ligatures
    self.features = features
    self.baseDirection = baseDirection
  }
}
