import Foundation

/// The measures of a symbol, in points, as they follow from its font: stand-ins, since the bounds
/// of SF Symbols are not published (swiftui-semantics §4).
///
/// Every symbol is taken to be as wide and high as the usual ones are on average: 1.2 em by 1.1 em
/// at medium scale. Narrow symbols (a chevron) are narrower on iOS, wide ones (a cloud) wider.
struct SymbolMetrics: Sendable, Hashable {
  var size: CGSize
  /// The distance of the text's baseline from the top.
  var baseline: CGFloat

  /// The height of the system font's capitals in parts of its size, for environments without fonts.
  static let capHeightRatio: CGFloat = 0.705

  /// The greatest part by which real symbols were seen to differ in width.
  static let uncertainty = 0.4

  init(pointSize: CGFloat, capHeight: CGFloat, scale: Image.Scale, pixelLength: CGFloat) {
    let factor: CGFloat
    switch scale {
    case .small: factor = 0.79
    case .medium: factor = 1
    case .large: factor = 1.28
    }
    size = CGSize(
      width: (pointSize * factor * 1.2).roundedUp(toMultipleOf: pixelLength),
      height: (pointSize * factor * 1.1).roundedUp(toMultipleOf: pixelLength)
    )
    // Symbols stand in the middle of the capitals.
    baseline = ((size.height + capHeight) / 2).rounded(toMultipleOf: pixelLength)
  }
}
