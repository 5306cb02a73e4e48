import SwiftUISurface
import Typesetting

extension ItemPainter {
  /// Paints the colours behind the glyphs of one line.
  func paintBackgrounds(of line: Typesetting.Line, in text: PlacedText, from start: Point) {
    forEachStyledRun(of: line, in: text) { drawing, left, right in
      guard let background = drawing.background, right > left else { return }
      canvas.fill(
        Rectangle(
          x: start.x + left,
          y: start.y - background.ascent,
          width: right - left,
          height: max(background.ascent + background.descent, 0)
        ),
        with: .solid(ink(background.color, opacity: text.opacity))
      )
    }
  }

  /// Paints the lines under and through the glyphs of one line: one for neighbours of one styled
  /// run.
  func paintLines(of line: Typesetting.Line, in text: PlacedText, from start: Point) {
    forEachStyledRun(of: line, in: text) { drawing, left, right in
      for mark in drawing.lines {
        let ink = self.ink(mark.color, opacity: text.opacity)
        for stroke in Self.strokes(of: mark, from: left, to: right) {
          canvas.fill(
            Rectangle(
              x: start.x + stroke.lowerBound,
              y: start.y - mark.offset - mark.thickness / 2,
              width: stroke.upperBound - stroke.lowerBound,
              height: mark.thickness
            ),
            with: .solid(ink)
          )
        }
      }
    }
  }

  /// Calls `body` with what each styled run of a line is drawn with, and where its glyphs begin and
  /// end.
  private func forEachStyledRun(
    of line: Typesetting.Line,
    in text: PlacedText,
    _ body: (_ drawing: PlacedText.Run, _ left: Double, _ right: Double) -> Void
  ) {
    var index = 0
    while index < line.runs.count {
      let number = line.runs[index].run
      var end = index + 1
      while end < line.runs.count, line.runs[end].run == number { end += 1 }
      let glyphs = line.runs[index..<end].flatMap(\.glyphs)
      let left = glyphs.map(\.x).min() ?? 0
      let right = glyphs.map { $0.x + $0.advance }.max() ?? left
      body(text.drawing(of: line.runs[index]), left, right)
      index = end
    }
  }

  /// More strokes than this are drawn as one.
  static let mostStrokes = 10_000

  /// The strokes of a line between two places.
  static func strokes(
    of line: PlacedText.Line,
    from left: Double,
    to right: Double
  ) -> [Range<Double>] {
    guard right > left, line.isSeen else { return [] }
    let period = line.pattern.reduce(0, +) * line.thickness
    // A part of negative length would end before it begins.
    guard line.pattern.allSatisfy({ $0 >= 0 }), period > 0,
      (right - left) / period * Double(line.pattern.count) < Double(mostStrokes)
    else { return [left..<right] }
    // Far out no part may be as long as places stand apart, and none leads on.
    let mostParts = mostStrokes + line.pattern.count
    var strokes: [Range<Double>] = []
    var place = left
    var index = 0
    while place < right, index < mostParts {
      let end = place + line.pattern[index % line.pattern.count] * line.thickness
      if index.isMultiple(of: 2) { strokes.append(place..<min(end, right)) }
      place = end
      index += 1
    }
    return strokes
  }
}

extension PlacedText.Line {
  /// Whether it is thick enough to be drawn, and not without end.
  var isSeen: Bool { thickness > 0 && thickness.isFinite }
}
