import FontFaces
import Foundation
import LayoutEngine

/// What texts are drawn with, as views say it.
extension TextInk {
  init(
    _ attributes: TextAttributes,
    cascade: FontCascade,
    pointSize: Double,
    in environment: EnvironmentValues
  ) {
    let color = (attributes.style ?? AnyShapeStyle(Color.primary)).displayColor(in: environment)
    // As far as the glyphs are lifted.
    let lift = Double((attributes.baselineOffset ?? 0).bounded)
    let background = attributes.background.map { background in
      PlacedText.Background(
        color: background.displayColor(in: environment),
        ascent: cascade.ascent(pointSize: pointSize) + lift,
        descent: cascade.descent(pointSize: pointSize) - lift
      )
    }
    // A cascade is not empty.
    let face = cascade.entries[0].face
    let unit = pointSize / Double(face.unitsPerEm)
    func line(_ said: TextLine?, _ metrics: (offset: Double, thickness: Double)) -> PlacedText.Line?
    {
      guard let drawing = said?.drawing else { return nil }
      return PlacedText.Line(
        offset: metrics.offset * unit + lift,
        thickness: metrics.thickness * unit,
        pattern: drawing.lengths,
        color: drawing.color?.displayColor(in: environment) ?? color
      )
    }
    let metrics = face.lineMetrics
    let lines = [
      line(attributes.underline, (metrics.underlineOffset, metrics.underlineThickness)),
      line(attributes.strikethrough, (metrics.strikethroughOffset, metrics.strikethroughThickness)),
    ].compactMap { $0 }
    self.init(color: color, lines: lines, background: background)
  }
}
