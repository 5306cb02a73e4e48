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
    /// Whether the line goes on in the next row: it is wider than the terminal.
    var isContinued = false

    var columns: Int { indent + TerminalText.columns(text) }

    /// The line in as many rows as it takes within a number of columns.
    func wrapped(to columns: Int) -> [Row] {
      guard self.columns > columns else { return [self] }
      // A line that is too wide anyhow need not be set in.
      let pieces = TerminalText.wrapped(text, to: columns)
      return pieces.enumerated().map { number, piece in
        Row(
          text: piece,
          indent: 0,
          isAtRightEdge: isAtRightEdge,
          isStrong: isStrong,
          isContinued: number < pieces.count - 1
        )
      }
    }
  }

  private let rows: [Row]
  private let inner: Int

  /// A frame not wider than `columns`, borders included.
  ///
  /// The frame is about as wide as the bounds are, beside the text in it; a line that is longer in
  /// columns than in points makes it wider, and one that is longer than the terminal is wide takes
  /// several rows, of which all but the last end with `↲`.
  init(of decision: FitDecision, columns: Int) {
    let greatest = columns - 4
    let bounds = Double(decision.bounds.width)
    let lines = decision.displayList.texts.sorted { $0.frame.minY < $1.frame.minY }.flatMap {
      text in
      text.laidOut.lines.prefix(TextReport.greatestLineCount).map { line in
        let before = Double(text.frame.minX) + line.x
        let after = bounds - before - line.width
        return Row(
          text: TextReport.bounded(line.text),
          indent: Self.columns(min(before, after), atMost: greatest / 2),
          isAtRightEdge: after < before && (text.laidOut.isRightToLeft || before > bounds / 2),
          isStrong: text.role == HeadlineWidget.Role.headline
        )
      }
    }
    rows = lines.flatMap { $0.wrapped(to: greatest) }
    let widest = rows.map(\.columns).max() ?? 0
    inner = min(max(widest, Self.columns(bounds, atMost: greatest)), greatest)
  }

  /// The frame, row by row.
  func lines(palette: Palette) -> [String] {
    let border = String(repeating: "─", count: inner + 2)
    let content = rows.map { row in
      let shown = row.isStrong ? palette(.strong, row.text) : row.text
      let rest = TerminalText.spaces(inner - row.columns)
      let indent = TerminalText.spaces(row.indent)
      let cells = row.isAtRightEdge ? rest + shown + indent : indent + shown + rest
      return "│ " + cells + (row.isContinued ? palette(.faint, "↲") : " ") + "│"
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
