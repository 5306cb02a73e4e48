import Foundation
import Typesetting

@testable import LayoutEngine

extension TextElementSetting {
  /// How a text in white is set, of one run of 12 points, where a pixel is a point.
  static func plain(
    reservedHeight: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    motion: TextMotion? = nil,
    redaction: TextRedaction? = nil,
    pointSizes: [Double] = [12],
    standIns: [StandIn] = [],
    typesettingLanguage: String? = nil
  ) -> TextElementSetting {
    TextElementSetting(
      paragraph: ParagraphStyle(pointSize: 12),
      reservedHeight: reservedHeight,
      baselineOffset: baselineOffset,
      pixelLength: 1,
      motion: motion,
      redaction: redaction,
      pointSizes: pointSizes,
      inks: [TextInk(color: .white, lines: [], background: nil)],
      images: [nil],
      standIns: standIns,
      typesettingLanguage: typesettingLanguage
    )
  }
}

extension TextSpacingMetrics {
  /// Those of a font of about 12 points.
  static let plain = TextSpacingMetrics(
    ascent: 9,
    descent: 2,
    capHeight: 7,
    leading: 0,
    pixelLength: 1
  )
}
