import FontFaces
import Foundation

/// What a stretch of text is drawn with.
struct TextInk: Sendable, Hashable {
  let color: DisplayColor
  /// Lines under and through the text, for the font's own size.
  let lines: [PlacedText.Line]
  /// The colour behind the text, as high as its font.
  let background: PlacedText.Background?

  init(
    _ attributes: TextAttributes,
    cascade: FontCascade,
    pointSize: Double,
    in environment: EnvironmentValues
  ) {
    let color = (attributes.style ?? AnyShapeStyle(Color.primary)).displayColor(in: environment)
    self.color = color
    let lift = Double(attributes.baselineOffset ?? 0)
    background = attributes.background.map { background in
      PlacedText.Background(
        color: background.displayColor(in: environment),
        ascent: cascade.ascent(pointSize: pointSize) + lift,
        descent: cascade.descent(pointSize: pointSize) - lift
      )
    }
    guard let face = cascade.faces.first else {
      lines = []
      return
    }
    let unit = pointSize / Double(face.unitsPerEm)
    func line(_ said: TextLine?, _ metrics: (offset: Double, thickness: Double)) -> PlacedText.Line?
    {
      guard let style = said?.style else { return nil }
      return PlacedText.Line(
        offset: metrics.offset * unit + lift,
        thickness: metrics.thickness * unit,
        pattern: style.pattern.lengths,
        color: style.color?.displayColor(in: environment) ?? color
      )
    }
    let metrics = face.lineMetrics
    lines = [
      line(attributes.underline, (metrics.underlineOffset, metrics.underlineThickness)),
      line(attributes.strikethrough, (metrics.strikethroughOffset, metrics.strikethroughThickness)),
    ].compactMap { $0 }
  }

  /// As it is drawn for a text that may have shrunk.
  func placed(scale: Double) -> PlacedText.Run {
    PlacedText.Run(
      color: color,
      lines: scale == 1
        ? lines
        : lines.map { line in
          PlacedText.Line(
            offset: line.offset * scale,
            thickness: line.thickness * scale,
            pattern: line.pattern,
            color: line.color
          )
        },
      background: background.map { background in
        PlacedText.Background(
          color: background.color,
          ascent: background.ascent * scale,
          descent: background.descent * scale
        )
      }
    )
  }
}
