import Fitcheck
import Foundation

/// How far an answer is from another one, and whether that is more than its numbers may be off by.
extension TextReport {
  /// How far the first of some results with the same lines is from another answer, and what makes any of them doubtful.
  func headroom(of results: [ArticleReport.Result]) -> [String] {
    guard let result = results.first, let headroom = result.assessment?.headroom else { return [] }
    var rows: [String] = []
    for text in headroom.texts {
      let name = name(ofRole: text.role)
      rows += row(name, sentences.wider, text.growth, result)
      rows += row(name, sentences.narrower, text.shrinkage, result)
    }
    rows += row(sentences.width, sentences.less, headroom.width.reduction, result)
    rows += row(sentences.width, sentences.more, headroom.width.enlargement, result)
    rows += row(sentences.height, sentences.less, headroom.height.reduction, result)
    rows += row(sentences.height, sentences.more, headroom.height.enlargement, result)
    if rows.isEmpty { rows = sentence(StyledText(sentences.noLimit)) }
    let heading = StyledText(sentences.headroom)
    return [""] + heading.rows(to: columns, indent: 2, palette: palette) + rows
      + doubts(of: results)
  }

  private func sentence(_ text: StyledText) -> [String] {
    text.rows(to: columns, indent: deepIndent, hanging: 2, palette: palette)
  }

  /// A row of the table, or a sentence where its last column would have no room.
  private func row(
    _ subject: String,
    _ change: String,
    _ limit: HeadroomLimit?,
    _ result: ArticleReport.Result
  ) -> [String] {
    guard let limit else { return [] }
    let points = "\(Points.hundredths(limit.points)) pt"
    let percent = Points.percent(limit.ratio)
    let name = Self.bounded(result.name(of: limit.outcome, in: language))
    let table =
      StyledText(TerminalText.padded(subject, to: Self.labelColumns), .faint)
      + StyledText(TerminalText.padded(change, to: 9))
      + StyledText(TerminalText.leftPadded(points, to: 10))
      + StyledText(TerminalText.leftPadded(percent, to: 9) + "  → ")
    let isTable = TerminalText.columns(subject) < Self.labelColumns
    let before = deepIndent + table.columns
    if isTable, before + Self.leastNameColumns <= columns {
      return StyledText(name).rows(to: columns - before, palette: palette).enumerated()
        .map { number, row in
          let front =
            number == 0
            ? table.rows(to: columns, indent: deepIndent, palette: palette).joined()
            : TerminalText.spaces(before)
          return front + row
        }
    }
    return sentence(
      StyledText(subject, .faint) + StyledText(sentences.limit(change, points, percent, name))
    )
  }

  /// Columns that a layout's name needs beside a row's numbers.
  private static let leastNameColumns = 30

  /// What makes answers doubtful; with the areas where it is not so in all of them.
  private func doubts(of results: [ArticleReport.Result]) -> [String] {
    var told: [(doubt: String, areas: [String])] = []
    for result in results {
      let area = "\(result.group.name), \(systemName(of: result))"
      for doubt in doubts(of: result) {
        if let match = told.firstIndex(where: { $0.doubt == doubt }) {
          told[match].areas.append(area)
        } else {
          told.append((doubt, [area]))
        }
      }
    }
    return told.flatMap { doubt, areas in
      notice(
        areas.count == results.count ? doubt : sentences.doubt(doubt, in: areas),
        indent: 2
      )
    }
  }

  private func doubts(of result: ArticleReport.Result) -> [String] {
    let calls = result.nearestCall.map { [sentences.closeCall($0)] } ?? []
    let flags = result.assessment?.flags ?? []
    return calls
      + flags.compactMap { flag -> String? in
        // The snippet is cut by design, the headline's cut stands above.
        if case .truncatedButFits = flag { return nil }
        return "! " + flag.explanation(in: language)
      }
  }
}
