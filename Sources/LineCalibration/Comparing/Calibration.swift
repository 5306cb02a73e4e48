public import FontFaces
public import Typesetting

/// A seen text held against all rules.
public struct Calibration: Sendable {
  /// What was seen.
  public let seen: SeenText
  /// The rule that is taken to hold.
  public let rule: LineRule
  /// How each rule agrees, in the order of `LineRule.allCases`; empty for a text without a width.
  public let agreements: [(rule: LineRule, agreement: LineAgreement)]
  /// What is in doubt of the rule's lines, of a text that was cut off in those that are shown; nothing for a text
  /// without a width.
  public let doubts: [LineDoubt]
  /// By which the width may be multiplied with the rule's lines still as seen.
  ///
  /// From the least to the greatest that agrees of those that are tried: 0.9 to 1.1 in steps of 1/500. One between
  /// them may disagree. Nil where none agrees, and without a width. 1 outside of them says that characters are wider
  /// or narrower on the phone.
  public let factors: ClosedRange<Double>?

  /// What the width is multiplied with: from nine tenths to eleven tenths in steps of a five-hundredth.
  private static let tried = (450...550).map { Double($0) / 500 }

  /// Sets a text by all rules and compares.
  ///
  /// - Parameters:
  ///   - seen: what was seen.
  ///   - library: the fonts of the device.
  /// - Throws: ``LineMismatch`` where the lines are not the text's.
  /// - Complexity: the text is filled into about a hundred widths.
  public init(_ seen: SeenText, in library: FontLibrary) throws(LineMismatch) {
    let text = VisibleScalars(seen.text)
    let ends = try VisibleEnds(of: seen.lines, in: text)
    self.seen = seen
    let rule = LineRule(for: seen)
    self.rule = rule
    guard let width = seen.width else {
      agreements = []
      doubts = []
      factors = nil
      return
    }
    agreements = LineRule.allCases.map { rule in
      let ruled = rule.ruled(seen, in: library)
      return (rule, LineAgreement(ruled.ends(width: width, in: text), with: ends))
    }
    let ruled = rule.ruled(seen, in: library)
    doubts = rule.doubts(
      about: seen,
      in: library,
      width: width,
      lineLimit: ends.isTruncated
        ? ruled.shownLineCount(width: width, in: text, until: ends) : nil
    )
    let right = Self.tried.filter { factor in
      LineAgreement(ruled.ends(width: width * factor, in: text), with: ends).isWhole
    }
    factors = right.first.flatMap { first in right.last.map { first...$0 } }
  }

  /// The agreement of the rule that is taken to hold; nil for a text without a width.
  public var agreement: LineAgreement? { agreements.first { $0.rule == rule }?.agreement }
}
