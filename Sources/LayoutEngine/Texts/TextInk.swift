import FontFaces
import Foundation

/// What a stretch of text is drawn with.
package struct TextInk: Sendable, Hashable {
  let color: DisplayColor
  /// Lines under and through the text, for the font's own size.
  let lines: [PlacedText.Line]
  /// The colour behind the text, as high as its font.
  let background: PlacedText.Background?

  package init(
    color: DisplayColor,
    lines: [PlacedText.Line],
    background: PlacedText.Background?
  ) {
    self.color = color
    self.lines = lines
    self.background = background
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
