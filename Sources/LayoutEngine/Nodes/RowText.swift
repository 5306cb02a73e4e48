import Foundation
package import Typesetting

/// A text in a layout that is a row of single lines, as it is where it is offered no width.
package struct RowText: Sendable {
  /// Its name, as in traces: the outermost around it within the nearest column, row or choice.
  package let role: String?
  /// The text, as it is set.
  package let prepared: PreparedText
  /// How it is set.
  package let paragraph: ParagraphStyle
  /// The language that it is set for (BCP 47).
  package let typesettingLanguage: String?
  /// What its measures rest on that nobody has published.
  package let standIns: [StandIn]
  /// The width that it takes, points, in whole pixels.
  let width: CGFloat
  let pixelLength: CGFloat
  /// The distance from the text before it, points; 0 for the first.
  var distance: CGFloat = 0

  /// The width that it takes where it is offered none, points.
  package var openWidth: Double { Double(width) }

  /// The width it would take if its advances were multiplied by a factor.
  func width(by factor: Double) -> CGFloat {
    LayoutStrain.width(width, by: factor, pixelLength: pixelLength)
  }
}

extension LayoutNode {
  /// The texts of a layout that is nothing but a row of texts of one line, or one such text, in their order;
  /// `nil` of any other layout.
  ///
  /// Asked for an open width, such a layout is as wide as its texts and the distances between them.
  func rowTexts(role: String?, under doubt: LineDoubt?) -> [RowText]? {
    element.textHolder?.rowTexts(of: self, role: role, under: doubt)
  }
}
