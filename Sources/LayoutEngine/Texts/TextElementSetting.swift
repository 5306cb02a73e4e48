import Foundation
import Typesetting

/// How a text is set, drawn and doubted, whatever it says.
///
/// Immutable; any thread.
package final class TextElementSetting: Sendable {
  let paragraph: ParagraphStyle
  /// The height kept for the least number of lines, points; zero without a lower line limit.
  let reservedHeight: CGFloat
  /// Points each line's box grows by because its glyphs stand above (positive) or below the
  /// baseline.
  let baselineOffset: CGFloat
  let pixelLength: CGFloat
  /// Set for a text that changes while it is shown.
  let motion: TextMotion?
  /// Set for a text that is hidden behind blocks.
  let redaction: TextRedaction?
  /// The sizes of its runs before it shrinks, each once.
  let pointSizes: [Double]
  /// What the styled runs of the text are drawn with; one for all where there is one.
  let inks: [TextInk]
  /// The images among the runs, parallel to them.
  let images: [TextImage?]
  /// What its measures rest on that nobody has published, whatever it says.
  let standIns: [StandIn]
  /// The language that it is set for (BCP 47).
  let typesettingLanguage: String?
  /// Whether its words are in another case than they were given in.
  let isRecased: Bool
  /// What there can be to doubt about its lines; `nil` for nothing.
  let openLines: OpenLines?

  package init(
    paragraph: ParagraphStyle,
    reservedHeight: CGFloat,
    baselineOffset: CGFloat,
    pixelLength: CGFloat,
    motion: TextMotion?,
    redaction: TextRedaction?,
    pointSizes: [Double],
    inks: [TextInk],
    images: [TextImage?],
    standIns: [StandIn],
    typesettingLanguage: String? = nil,
    isRecased: Bool = false,
    openLines: OpenLines? = nil
  ) {
    self.paragraph = paragraph
    self.reservedHeight = reservedHeight
    self.baselineOffset = baselineOffset
    self.pixelLength = pixelLength
    self.motion = motion
    self.redaction = redaction
    self.pointSizes = pointSizes
    self.inks = inks
    self.images = images
    self.standIns = standIns
    self.typesettingLanguage = typesettingLanguage
    self.isRecased = isRecased
    self.openLines = openLines
  }
}
