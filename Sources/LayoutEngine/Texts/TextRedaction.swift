import Foundation
import Typesetting

/// A text behind blocks: one for each character, wrapped between any two, justified on both sides.
///
/// That this is how it is done is known (LayoutRules §2.4, R). In the system font a block is of ``advance``; of other
/// fonts nothing was published, and each stands as wide as the digit zero: it has one width in a size, is near the mean
/// letter, and is measured with the font (our stand-in, G).
package struct TextRedaction: Sendable, Hashable {
  /// The width of a block in the system font, in ems, beside the tracking that the font gives each character.
  ///
  /// Measured on macOS 26.2 at five sizes, in regular and bold (LayoutRules §2.4); nothing else between 999.7 and 1001
  /// units of 2048 agrees with all of them.
  package static let advance = 1000.0 / 2048
  /// What is measured in place of a block.
  package static let measuredScalar: Unicode.Scalar = "0"
  private static let measuredCharacter = Character(measuredScalar)
  /// How a block is written in traces.
  private static let shownCharacter: Character = "█"

  /// The pieces between line terminators.
  private let paragraphCount: Int
  /// The height of a capital, points.
  let capHeight: CGFloat

  package init(of string: String, capHeight: CGFloat) {
    paragraphCount = 1 + string.count { $0.isNewline }
    self.capHeight = capHeight
  }

  /// What is measured in place of a text.
  package static func measuredString(_ string: String) -> String {
    String(string.map { $0.isNewline ? $0 : measuredCharacter })
  }

  /// What a trace shows of a measured string, or of a line of it.
  static func shownString(_ string: String) -> String {
    String(string.map { $0.isNewline ? $0 : shownCharacter })
  }

  /// Whether lines are stretched to the width that is offered: all but the last of a paragraph.
  func isStretched(_ measurement: TextMeasurement) -> Bool {
    measurement.isTruncated || measurement.lineCount > paragraphCount
  }

  /// One rounded block a line, in the coordinates of the text's frame.
  /// - Parameter string: what was measured.
  func blocks(
    _ text: LaidOutText,
    of string: String,
    _ alignment: LineAlignment,
    width: CGFloat
  ) -> [CGRect] {
    let isStretched = isStretched(text.measurement)
    // Stretched lines are wider than the widest, which the others were set beside.
    let rest = isStretched ? max(width - CGFloat(text.measurement.takenWidth), 0) : 0
    let shift = rest * alignment.share
    let units = isStretched ? Array(string.utf16) : []
    return text.lines.indices.map { index in
      let line = text.lines[index]
      let isLast = index == text.lines.count - 1
      let isEnd =
        isLast ? !text.measurement.isTruncated : Self.endsParagraph(lineIn: line.range, of: units)
      let fills = isStretched && !isEnd
      return CGRect(
        x: fills ? 0 : CGFloat(line.x) + shift,
        y: CGFloat(line.baseline) - capHeight,
        width: fills ? width : CGFloat(line.width),
        height: capHeight
      )
    }
  }

  /// Whether a line in a range of UTF-16 units ends in a line terminator.
  private static func endsParagraph(lineIn range: Range<Int>, of units: [UInt16]) -> Bool {
    guard let last = range.last, units.indices.contains(last) else { return false }
    return Unicode.Scalar(units[last]).map { Character($0).isNewline } ?? false
  }

  /// How much of a text's colour its blocks have (R).
  static let opacity = 0.16
}

extension LineAlignment {
  /// The part of the free width that lies before a line.
  fileprivate var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
