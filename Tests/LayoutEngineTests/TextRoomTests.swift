import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// How high the lines of a text may be that shrinks to the room that it has.
@Suite struct TextRoomTests {
  private func element(pixelLength: CGFloat, baselineOffset: CGFloat) throws -> TextElement {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 1
    paragraph.minimumScale = 0.5
    return TextElement(
      prepared: TextPreparer().prepare("Late", style: style),
      TextElementSetting(
        paragraph: paragraph,
        reservedHeight: 0,
        baselineOffset: baselineOffset,
        pixelLength: pixelLength,
        motion: nil,
        redaction: nil,
        pointSizes: [12],
        inks: [TextInk(color: .white, lines: [], background: nil)],
        images: [nil],
        standIns: []
      )
    )
  }

  /// With what they are raised by, and rounded up to pixels, they take the pixels of the room and none more, to
  /// which sums of parts of a point would come in some heights.
  @Test(
    arguments: [
      (1 / 3, 2.3, true), (1 / 3, 0.7, true), (0.4, 0, true), (0.5, 4, false), (1, 0, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func linesHaveThePixelsOfTheirRoom(
    _ pixelLength: CGFloat,
    _ baselineOffset: CGFloat,
    _ isInexact: Bool
  ) throws {
    let element = try element(pixelLength: pixelLength, baselineOffset: baselineOffset)
    var lowered = 0
    for pixels in 1...400 {
      let room = CGFloat(pixels) * pixelLength
      guard room > element.height(ofText: 0) else { continue }
      let proposal = ProposedViewSize(width: nil, height: room)
      let limit = try #require(element.heightLimit(proposal))
      let rest = Double(room - baselineOffset)
      #expect(element.height(ofText: limit) <= room, "\(pixels) pixels")
      #expect(limit <= rest && rest - limit <= 2 * Double(room.ulp), "\(pixels) pixels")
      if limit < rest { lowered += 1 }
    }
    #expect((lowered > 0) == isInexact)
  }
}
