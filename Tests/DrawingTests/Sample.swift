import Drawing
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Typesetting

/// Widgets to draw, set in the bundled fonts.
enum Sample {
  static func cascade(weight: FontWeight = .regular) throws -> FontCascade {
    try TestFonts.japanese().cascade(weight: weight)
  }

  static func laidOut(
    _ text: String,
    pointSize: Double,
    width: Double? = nil
  ) throws -> LaidOutText {
    PreparedText(text, style: TextStyle(cascade: try cascade(), language: "ja"))
      .layOut(ParagraphStyle(pointSize: pointSize), width: width)
  }

  /// A widget with texts one below the other, from its left edge.
  static func widget(
    _ texts: String...,
    pointSize: Double = 12,
    opacity: Double = 1,
    scale: Double = 2
  ) throws -> DisplayList {
    var items: [DisplayItem] = []
    var y = 0.0
    for text in texts {
      let laidOut = try laidOut(text, pointSize: pointSize, width: 146)
      let size = laidOut.measurement
      items.append(
        .text(
          PlacedText(
            frame: CGRect(x: 0, y: y, width: size.width, height: size.height),
            role: nil,
            string: text,
            laidOut: laidOut,
            opacity: opacity
          )
        )
      )
      y += size.height
    }
    return DisplayList(
      size: CGSize(width: 146, height: 58),
      displayScale: scale,
      items: items
    )
  }
}
