package import FontFaces

/// How a text style of iOS is set at the type size `large`, points.
package struct TextStyleMeasure: Sendable, Hashable {
  /// The size of the font.
  package let pointSize: Double
  /// What stands between two lines; `nil` for what the font itself says.
  package let leading: Double?
  package let weight: FontWeight

  /// A size in place of a style.
  package init(pointSize: Double, weight: FontWeight = .regular) {
    self.pointSize = pointSize
    leading = nil
    self.weight = weight
  }

  /// A style.
  package init(_ style: Font.TextStyle) {
    let row = TextStyleTable.measure(style, at: .large, on: .iOS)
    pointSize = row.size
    leading = row.lineAdvance - row.size * TextStyleTable.lineHeightRatio
    weight = style.weight.fontWeight
  }
}
