import FontFaces
import TextShaping
import Typesetting
import UnicodeText

/// The greatest scale at which a text fits whole, by trying every scale at which anything can change.
///
/// Lines come from the reference engine, which shapes each from scratch, heights from their sum, and the
/// scales from halving intervals: nothing is shared with the search under test but what shaping gives.
struct ReferenceScale {
  private let text: String
  private let textStyle: TextStyle
  private let style: ParagraphStyle
  private let width: Double
  private let height: Double?
  private let reference: ReferenceTypesetter
  private let analysis: TextAnalysis
  private let widths: ReferenceWidths

  init(
    _ text: String,
    textStyle: TextStyle,
    widths: ReferenceWidths,
    style: ParagraphStyle,
    width: Double,
    height: Double?
  ) {
    self.text = text
    self.textStyle = textStyle
    self.widths = widths
    self.style = style
    self.width = width
    self.height = height
    reference = ReferenceTypesetter(text, style: textStyle)
    analysis = TextAnalyzer(
      language: textStyle.language,
      strictness: textStyle.lineBreakStrictness
    ).analyze(text, baseDirection: textStyle.baseDirection)
  }

  /// The greatest scale, no less than the style's minimum; `nil` when the text fits at none.
  func greatest() -> Double? {
    if fits(1) { return 1 }
    let scales = criticalScales().flatMap { [$0 * (1 + 1e-15), $0, $0 * (1 - 1e-14)] }
    return scales.filter { $0 < 1 && $0 > style.minimumScale }.sorted(by: >).first(where: fits)
      ?? (fits(style.minimumScale) ? style.minimumScale : nil)
  }

  /// Whether the text fits whole at a scale.
  func fits(_ scale: Double) -> Bool {
    let advances = advanceScale(scale)
    let lines = reference.lines(width: width, scale: advances)
    if let height, self.height(1, scale) > height { return false }
    var limit = style.lineLimit ?? .max
    if let height {
      var count = 1
      while count < lines.count, self.height(count + 1, scale) <= height { count += 1 }
      limit = min(limit, count)
    }
    var kept = lines.prefix(limit).map(\.width)
    if lines.count > limit, let last = lines.prefix(limit).last {
      let end = analysis.endOfContent(in: last.range.lowerBound..<analysis.utf16.count)
      if end > last.range.upperBound {
        let rest = last.range.lowerBound..<end
        let isOneLine = rest.dropLast().allSatisfy {
          !analysis.boundaries[$0 + 1].contains(.mandatory)
        }
        let needed = advances.points(reference.advance(of: rest)) / (1 + style.mostTightening)
        guard style.mostTightening > 0, isOneLine, needed <= width else { return false }
        kept.removeLast()
      }
    }
    return kept.allSatisfy { $0 <= width }
  }

  private func advanceScale(_ scale: Double) -> AdvanceScale {
    AdvanceScale(
      cascade: textStyle.cascade,
      pointSize: style.pointSize * scale,
      letterSpacing: style.tracking * scale
    )
  }

  private func height(_ lines: Int, _ scale: Double) -> Double {
    let cascade = textStyle.cascade
    let size = style.pointSize * scale
    let leading = style.leading.map { $0 * scale } ?? cascade.leading(pointSize: size)
    let advance = cascade.lineHeight(pointSize: size) + leading + style.lineSpacing
    return cascade.lineHeight(pointSize: size) + Double(lines - 1) * max(0, advance)
  }

  /// Every scale at which the width of a part of the text passes the line's, or a number of lines the
  /// height.
  private func criticalScales() -> [Double] {
    let least = style.minimumScale
    let grid = (0...256).map { least + (1 - least) * Double($0) / 256 }
    let divisors = style.mostTightening > 0 ? [1, 1 + style.mostTightening] : [1]
    let scales = grid.map(advanceScale)
    var found: [Double] = []
    func search(_ isWithin: (Double) -> Bool, _ known: [Bool]) {
      for index in 1..<grid.count where known[index - 1] != known[index] {
        var (low, high) = (grid[index - 1], grid[index])
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if isWithin(middle) == known[index - 1] { low = middle } else { high = middle }
        }
        found += [low, high]
      }
    }
    for sum in widths.advances {
      for divisor in divisors {
        search(
          { advanceScale($0).points(sum) / divisor <= width },
          scales.map { $0.points(sum) / divisor <= width }
        )
      }
    }
    if let height {
      for lines in 1...40 {
        search({ self.height(lines, $0) <= height }, grid.map { self.height(lines, $0) <= height })
      }
    }
    return found
  }
}
