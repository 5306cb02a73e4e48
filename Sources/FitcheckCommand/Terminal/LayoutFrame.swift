import Fitcheck
import Foundation

/// A placed layout drawn as lines of text in a frame.
struct LayoutFrame {
  /// Points that one terminal column stands for: half of a full-width letter at 11 pt.
  private static let pointsPerColumn = 5.5

  private struct Row {
    let text: String
    /// Columns of room before the text, or after it where it stands nearer to the right edge.
    let indent: Int
    let isAtRightEdge: Bool
    let isStrong: Bool

    var columns: Int { indent + TerminalText.columns(text) }
  }

  private let rows: [Row]
  private let inner: Int

  /// A frame not wider than `columns`, borders included.
  ///
  /// The frame is about as wide as the bounds are, beside the text in it; a line that is longer in
  /// columns than in points makes it wider.
  init(of decision: FitDecision, columns: Int) {
    let greatest = max(columns - 4, 8)
    let bounds = Double(decision.bounds.width)
    let texts = decision.displayList.items.compactMap { item -> PlacedText? in
      if case .text(let text) = item { text } else { nil }
    }
    rows = texts.sorted { $0.frame.minY < $1.frame.minY }.flatMap { text in
      text.laidOut.lines.prefix(TextReport.greatestLineCount).map { line in
        let before = Double(text.frame.minX) + line.x
        let after = bounds - before - line.width
        return Row(
          text: TerminalText.visible(line.text),
          indent: Self.columns(min(before, after), atMost: greatest / 2),
          isAtRightEdge: after < before && (text.laidOut.isRightToLeft || before > bounds / 2),
          isStrong: text.role == HeadlineWidget.Role.headline
        )
      }
    }
    let widest = rows.map(\.columns).max() ?? 0
    inner = min(max(widest, Self.columns(bounds, atMost: greatest)), greatest)
  }

  /// The frame, row by row.
  func lines(palette: Palette) -> [String] {
    let border = String(repeating: "─", count: inner + 2)
    let content = rows.map { row in
      let text = TerminalText.clipped(row.text, to: inner - row.indent)
      let shown = row.isStrong ? palette(.strong, text) : text
      let rest = TerminalText.spaces(inner - row.indent - TerminalText.columns(text))
      let indent = TerminalText.spaces(row.indent)
      return "│ " + (row.isAtRightEdge ? rest + shown + indent : indent + shown + rest) + " │"
    }
    return ["┌" + border + "┐"] + content + ["└" + border + "┘"]
  }

  private static func columns(_ points: Double, atMost greatest: Int) -> Int {
    guard points.isFinite, points > 0 else { return 0 }
    return Int(min(points / pointsPerColumn, Double(greatest)))
  }
}

extension LaidOutText {
  /// Whether its glyphs run from right to left at least somewhere.
  fileprivate var isRightToLeft: Bool {
    lines.contains { line in line.runs.contains { $0.bidiLevel % 2 == 1 } }
  }
}
