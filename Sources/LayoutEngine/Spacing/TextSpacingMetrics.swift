import Foundation

/// The measures of a text's font that decide how far it keeps from its neighbours, in points
/// (LayoutRules §3.2).
package struct TextSpacingMetrics: Sendable, Hashable {
  var ascent: CGFloat
  var descent: CGFloat
  var capHeight: CGFloat
  var leading: CGFloat
  var pixelLength: CGFloat
  var semantics: LayoutSemantics

  package init(
    ascent: CGFloat,
    descent: CGFloat,
    capHeight: CGFloat,
    leading: CGFloat,
    pixelLength: CGFloat,
    semantics: LayoutSemantics = .sdk17
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.pixelLength = pixelLength
    self.semantics = semantics
  }

  /// The greatest of each measure: those of a text that is set in both fonts, whichever stands first
  /// (LayoutRules §3.2, R).
  package func union(_ other: TextSpacingMetrics) -> TextSpacingMetrics {
    var greatest = self
    greatest.ascent = max(ascent, other.ascent)
    greatest.descent = max(descent, other.descent)
    greatest.capHeight = max(capHeight, other.capHeight)
    greatest.leading = max(leading, other.leading)
    return greatest
  }

  private var lineHeight: CGFloat { ascent + descent }
  /// A tenth of the line height in whole pixels, in steps of four points before the SDK of iOS 17.
  private var margin: CGFloat {
    (lineHeight * 0.1).roundedUp(toMultipleOf: semantics == .sdk17 ? pixelLength : 4)
  }

  /// From the text's top to a view above it that is no text.
  var distanceBelowView: CGFloat { lineHeight + margin - ascent }
  /// From the text's bottom to a view below it that is no text.
  var distanceAboveView: CGFloat { max(lineHeight + margin - capHeight, margin + descent) }

  /// From a text to the next text below: the leading of the lower one in whole pixels, none before
  /// the SDK of iOS 17.
  ///
  /// Some styles' lines stand closer than their font is high, at accessibility sizes above all;
  /// that texts do not lie over one another there is inferred (LayoutRules §3.2, I).
  static func distance(from upper: TextSpacingMetrics, to lower: TextSpacingMetrics) -> CGFloat {
    guard upper.semantics == .sdk17, lower.semantics == .sdk17 else { return 0 }
    return max(lower.leading, 0).roundedUp(toMultipleOf: upper.pixelLength)
  }

  static func larger(_ one: TextSpacingMetrics, _ other: TextSpacingMetrics) -> TextSpacingMetrics {
    one.lineHeight + one.leading < other.lineHeight + other.leading ? other : one
  }
}
