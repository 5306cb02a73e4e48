import Foundation
import Typesetting
import UnicodeText

/// A layout asked what would be if things were a little otherwise: one text wider or narrower, and
/// which change of text or bounds comes next.
///
/// Carried by a pass. While it is there, texts and comparisons note how far they are from another
/// answer; between two notes everything stays as it is, unless ``isContinuous``.
package struct LayoutStrain: Sendable {
  /// The text that is strained, or `nil` for none.
  let text: String?
  /// What its advances are multiplied by.
  let factor: Double

  /// The factor, greatest below ``factor`` and least above it, at which the strained text is set in
  /// another number of lines: reached from above, passed from below.
  private(set) var lowerFactor = 0.0
  private(set) var upperFactor = Double.infinity
  /// The points by which the width may shrink, inclusive, or must grow, before lines or a
  /// comparison change.
  private(set) var narrowing = Double.infinity
  private(set) var widening = Double.infinity
  /// The points by which the height may shrink, inclusive, or must grow, before a comparison changes.
  private(set) var lowering = Double.infinity
  private(set) var heightening = Double.infinity
  /// Whether lengths were asked for that change without steps, so that the notes do not tell all.
  private(set) var isContinuous = false
  /// The greatest width the strained text was proposed, or takes where it was proposed none.
  private(set) var textWidth = 0.0
  /// The greatest width that the strained text takes where it was proposed none; `nil` where it always was.
  private(set) var openTextWidth: Double?
  /// The lines of the strained text where it was first met, each as the widths that come from one
  /// source of advances, but for those that take no more of all than another; `nil` until then.
  private(set) var textLines: [SourceWidths]?

  init(text: String? = nil, factor: Double = 1) {
    self.text = text
    self.factor = factor
  }

  /// What a text's advances are multiplied by.
  func factor(of text: String) -> Double {
    isStrained(text) ? factor : 1
  }

  /// The width of a text in whole pixels if its advances are multiplied by a factor.
  static func width(_ width: CGFloat, by factor: Double, pixelLength: CGFloat) -> CGFloat {
    factor == 1 ? width : (width * factor).roundedUp(toMultipleOf: pixelLength)
  }

  /// Whether a text is the one that is strained, scalar for scalar.
  private func isStrained(_ text: String) -> Bool { self.text?.isExactly(text) ?? false }

  /// Notes that more than the number of a text's lines was asked for.
  mutating func noteContinuity() {
    isContinuous = true
  }

  /// Notes when a text is set in another number of lines.
  ///
  /// - Parameters:
  ///   - width: what it was proposed.
  ///   - least: the least width at which the text as it is, without strain, keeps its lines.
  ///   - next: the next greater width at which it has other ones.
  mutating func noteLines(of text: String, width: Double, least: Double?, next: Double?) {
    let factor = factor(of: text)
    if let least { narrowing = min(narrowing, max(width - least * factor, 0)) }
    if let next { widening = min(widening, max(next * factor - width, 0)) }
    guard isStrained(text) else { return }
    textWidth = max(textWidth, width)
    if let least, least > 0 { upperFactor = min(upperFactor, max(width / least, factor)) }
    if let next, next > 0 { lowerFactor = max(lowerFactor, min(width / next, factor)) }
  }

  /// Notes the width that a text takes where it was proposed none.
  mutating func noteOpenWidth(of text: String, _ width: Double) {
    guard isStrained(text) else { return }
    textWidth = max(textWidth, width)
    openTextWidth = max(openTextWidth ?? 0, width)
  }

  /// Whether the lines of a text are still to be noted.
  func wantsLines(of text: String) -> Bool {
    textLines == nil && isStrained(text)
  }

  mutating func noteSources(_ lines: WidestLines) { textLines = lines.lines }

  /// Notes a comparison of a candidate's length with what there is.
  mutating func noteSlack(_ slack: CGFloat, along axis: Axis) {
    switch (axis, slack >= 0) {
    case (.horizontal, true): narrowing = min(narrowing, Double(slack))
    case (.horizontal, false): widening = min(widening, -Double(slack))
    case (.vertical, true): lowering = min(lowering, Double(slack))
    case (.vertical, false): heightening = min(heightening, -Double(slack))
    }
  }
}
