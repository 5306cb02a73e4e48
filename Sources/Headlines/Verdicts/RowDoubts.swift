import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TextShaping
import Typesetting
import UnicodeText

/// The rows of a headline in one layout, with what their texts may be off by: the same in all areas of the
/// layout, but for what an area says of its font and its system.
struct RowDoubts {
  /// A text that is not empty.
  struct Text {
    /// Its place among the texts of the rows.
    let place: Int
    /// Its width, points.
    let width: Double
    /// What its advances may be off by on the line where it is most, points.
    private let advances: Double
    /// What its brackets may be off by where they are spaced, points.
    private let brackets: Double

    init(_ text: RowText, at place: Int) {
      let lines = WidestLines(of: text.prepared, text.paragraph, width: nil).lines
      self.place = place
      width = text.openWidth
      advances = LeastSureLine(of: lines).points
      brackets =
        PrimaryLanguage(tag: text.typesettingLanguage) == .japanese
        ? Uncertainty.bracketDoubt(
          in: text.prepared.codeUnits,
          lineCount: lines.count,
          pointSize: text.paragraph.pointSize
        ) : 0
    }

    /// What its width may be off by in an area, points, but for what the area itself may be.
    func points(in area: HeadlineTemplate.Area) -> Double {
      let fonts = area.fontDoubts.reduce(0) { $0 + $1.share * width }
      return advances + (area.systemVersion >= .iOS17 ? brackets : 0) + fonts
    }
  }

  let rows: OpenRows
  let texts: [Text]
  /// What measures that nobody published may be off by across, points.
  let standIns: Double

  /// - Returns: nil of a layout whose rows do not tell all.
  init?(_ headline: CountedHeadline, ofLayout layout: Int) {
    guard let rows = headline.rows(ofLayout: layout), rows.lastFitsNext else { return nil }
    let places = rows.texts.indices.filter { !rows.texts[$0].prepared.text.isEmpty }
    self.rows = rows
    texts = places.map { Text(rows.texts[$0], at: $0) }
    standIns =
      Uncertainty.part(of: places.flatMap { rows.texts[$0].standIns }, \.width)?.points ?? 0
  }
}
