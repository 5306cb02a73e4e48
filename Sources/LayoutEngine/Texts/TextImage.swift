import Foundation
import Typesetting

/// An image that stands on a line of text, in points at the size of its font.
package struct TextImage: Sendable {
  let size: CGSize
  /// How far it reaches above the baseline.
  let ascent: CGFloat
  package let standIn: StandIn?
  /// What is drawn for it, without its name: it is too small for one.
  let outline: ImageOutline

  package init(
    size: CGSize,
    ascent: CGFloat,
    standIn: StandIn?,
    name: String
  ) {
    outline = ImageOutline(name: name, writing: nil)
    self.size = size
    self.ascent = ascent
    self.standIn = standIn
  }

  /// The box that it takes in a text of a size, points.
  package func attachment(pointSize: Double) -> InlineAttachment {
    guard pointSize > 0 else { return InlineAttachment(width: 0, ascent: 0, descent: 0) }
    return InlineAttachment(
      width: Double(size.width) / pointSize,
      ascent: Double(ascent) / pointSize,
      descent: Double(size.height - ascent) / pointSize
    )
  }
}

extension TextElement {
  /// The images of a text as they are drawn in its frame.
  func placedImages(of text: LaidOutText, in frame: CGRect, opacity: Double) -> [DisplayItem] {
    guard images.contains(where: { $0 != nil }) else { return [] }
    let scale = CGFloat(text.measurement.scale)
    return text.lines.enumerated().flatMap { index, line in
      let baseline = PlacedText.baseline(
        ofLine: index,
        of: text,
        in: frame,
        pixelLength: pixelLength
      )
      return line.runs.flatMap { run -> [DisplayItem] in
        guard images.indices.contains(run.run), let image = images[run.run] else { return [] }
        let color = inks[run.run].color
        guard color.alpha > 0 else { return [] }
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return run.glyphs.filter { $0.advance > 0 }.map { glyph in
          image.outline.item(
            in: CGRect(
              x: frame.minX + CGFloat(line.x + glyph.x),
              y: baseline + CGFloat(glyph.y) - image.ascent * scale,
              width: size.width,
              height: size.height
            ),
            color: color,
            opacity: opacity,
            writing: [],
            onTextIn: frame
          )
        }
      }
    }
  }
}
