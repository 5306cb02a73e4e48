import TextShaping
import Typesetting
import UnicodeText

/// Line filling in its plainest form: every candidate line is shaped by itself and measured.
///
/// Knows nothing of break units, prefix sums and deltas, which the engine under test must agree with.
struct ReferenceTypesetter {
  struct Line: Equatable {
    let range: Range<Int>
    let contentEnd: Int
    let width: Double
  }

  private let analysis: TextAnalysis
  private let itemized: ItemizedText

  init(_ text: String, style: TextStyle) {
    let shaped = Shaper(
      cascade: style.cascade,
      language: style.language,
      ligatures: style.ligatures,
      features: style.features
    ).shape(
      TextAnalyzer(language: style.language, strictness: style.lineBreakStrictness)
        .analyze(text, baseDirection: style.baseDirection)
    )
    analysis = shaped.analysis
    itemized = shaped.itemized
  }

  func lines(width: Double, scale: AdvanceScale) -> [Line] {
    let count = analysis.utf16.count
    guard count > 0 else { return [] }
    var lines: [Line] = []
    var start = 0
    while start < count {
      let line =
        longestLine(from: start, width: width, scale: scale, flag: .lineBreak)
        ?? longestLine(from: start, width: width, scale: scale, flag: .grapheme)
        ?? oneGrapheme(from: start, scale: scale)
      lines.append(line)
      start = line.range.upperBound
    }
    if analysis.boundaries[count].contains(.mandatory) {
      lines.append(Line(range: count..<count, contentEnd: count, width: 0))
    }
    return lines
  }

  /// The advance of a part of the text shaped by itself.
  func advance(of range: Range<Int>) -> AdvanceSum { itemized.advance(of: range) }

  private func longestLine(
    from start: Int,
    width: Double,
    scale: AdvanceScale,
    flag: BoundaryFlags
  ) -> Line? {
    var best: Line?
    var end = start + 1
    while end <= analysis.utf16.count {
      if analysis.boundaries[end].contains([flag, .grapheme]) {
        let line = line(start, end, scale)
        guard line.width <= width else { break }
        best = line
        if analysis.boundaries[end].contains(.mandatory) { break }
        // Within a word that is cut, the white space after it belongs to its last piece.
        if flag == .grapheme, analysis.boundaries[end].contains([.lineBreak, .grapheme]) { break }
      }
      end += 1
    }
    return best.map { withTrailingSpace($0, scale) }
  }

  private func oneGrapheme(from start: Int, scale: AdvanceScale) -> Line {
    var end = start + 1
    while !analysis.boundaries[end].contains(.grapheme) { end += 1 }
    return withTrailingSpace(line(start, end, scale), scale)
  }

  /// A piece of a word that reaches the word's end takes the white space up to the break with it.
  private func withTrailingSpace(_ line: Line, _ scale: AdvanceScale) -> Line {
    var end = line.range.upperBound
    while !analysis.boundaries[end].contains([.lineBreak, .grapheme]) { end += 1 }
    let whole = self.line(line.range.lowerBound, end, scale)
    return whole.contentEnd <= line.range.upperBound ? whole : line
  }

  private func line(_ start: Int, _ end: Int, _ scale: AdvanceScale) -> Line {
    let contentEnd = analysis.endOfContent(in: start..<end)
    let advance = itemized.advance(of: start..<contentEnd)
    return Line(range: start..<end, contentEnd: contentEnd, width: scale.points(advance))
  }
}
