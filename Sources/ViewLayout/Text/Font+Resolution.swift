import FontFaces
import Foundation

/// A font as it is measured: a size and a weight, and the leading of a text style.
struct ResolvedFont: Sendable, Hashable {
  var pointSize: Double
  var weight: FontWeight
  /// Points between lines, or `nil` for what the font file says.
  var leading: Double?
}

extension Font {
  /// The font at the environment's type size with the attributes of its text.
  func resolved(
    with attributes: TextAttributes,
    in environment: EnvironmentValues
  ) -> ResolvedFont {
    let isBold = attributes.isBold ?? isBold
    var resolved: ResolvedFont
    var emphasis = Weight.bold
    switch base {
    case .size(let size):
      resolved = ResolvedFont(pointSize: max(Double(size), 0), weight: .regular)
    case .style(let style):
      let row = style.measure(at: environment.dynamicTypeSize)
      emphasis = style.emphasizedWeight
      resolved = ResolvedFont(
        pointSize: Double(row.size),
        weight: style.weight.fontWeight,
        // The advance of lines is that of the guidelines; the first line is as high as the font.
        leading: Double(row.lineAdvance) - Double(row.size) * TextStyle.lineHeightRatio
      )
    }
    if let weight = attributes.weight ?? weight { resolved.weight = weight.fontWeight }
    if isBold { resolved.weight = max(resolved.weight, emphasis.fontWeight) }
    switch leading {
    case .standard: break
    case .tight: resolved.leading = (resolved.leading ?? 0) - 2
    case .loose: resolved.leading = (resolved.leading ?? 0) + 2
    }
    return resolved
  }
}

extension Font.Weight {
  var fontWeight: FontWeight { FontWeight(rawValue: value) }
}
