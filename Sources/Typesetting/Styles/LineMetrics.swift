/// What makes a line as tall as it is.
public enum LineMetrics: String, Sendable, Hashable, CaseIterable {
  /// The fonts of the styles on the line, whatever faces their characters fall back to: what iOS
  /// does with its system font (`font-metrics.json` `labelAndFallbackRules`).
  case strut
  /// The tallest of those fonts and of the faces that characters on the line fall back to
  /// (CSS 2.2 §10.8).
  case tallestFace
}
