import FontFaces
import TextShaping
import Typesetting
import UnicodeText

/// The greatest scale at which a text fits whole, by trying every scale at which anything can
/// change.
///
/// Lines come from the reference engine, which shapes each from scratch, heights from their sum,
/// and the scales from halving intervals: nothing is shared with the search under test but what
/// shaping gives.
struct ReferenceScale {
  private let cascade: FontCascade
  private let style: ParagraphStyle
  private let width: Double
  private let height: Double?
  private let reference: ReferenceTypesetter
  private let widths: ReferenceWidths
  /// The runs of a text whose lines are not all of one height.
  private let boxes: ReferenceBoxes?

  init(
    _ reference: ReferenceTypesetter,
    widths: ReferenceWidths,
    boxes: ReferenceBoxes? = nil,
    style: ParagraphStyle,
    width: Double,
    height: Double?
  ) {
    self.reference = reference
    self.widths = widths
    self.boxes = boxes
    self.style = style
    self.width = width
    self.height = height
    cascade = reference.style.cascade
  }

  /// The greatest scale, no less than the style's minimum; `nil` when the text fits at none.
  ///
  /// Between two scales at which the width of no part of the text passes the line's, the lines stay
  /// the same, and only grow lower as the scale falls.
  func greatest() -> Double? {
    if fits(1) { return 1 }
    let least = style.minimumScale
    let turns = Set(criticalScales().filter { $0 > least && $0 < 1 } + [least, 1]).sorted(by: >)
    for (upper, lower) in zip(turns, turns.dropFirst()) {
      var high = upper
      for scale in [upper * (1 + 1e-15), upper, upper * (1 - 1e-14)] where scale < 1 {
        if fits(scale) { return scale }
        high = scale
      }
      var low = lower * (1 + 1e-14)
      guard height != nil, low < high, fits(low) else { continue }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if fits(middle) { low = middle } else { high = middle }
      }
      return low
    }
    return fits(least) ? least : nil
  }

  /// Whether the text fits whole at a scale.
  func fits(_ scale: Double) -> Bool {
    let advances = AdvanceScale(
      cascade: cascade,
      pointSize: style.pointSize * scale,
      letterSpacing: style.tracking * scale
    )
    let lines = reference.greedyLines(from: 0, width: width, scale: advances)
    let limit = self.limit(lines, scale)
    guard limit > 0 || lines.isEmpty else { return false }
    var kept = lines.prefix(limit).map(\.width)
    if lines.count > limit, let last = lines.prefix(limit).last {
      let (analysis, count) = (reference.analysis, reference.count)
      if analysis.endOfContent(in: last.range.lowerBound..<count) > last.range.upperBound {
        let rest = last.range.lowerBound..<count
        let content = rest.lowerBound..<analysis.endOfContent(in: rest)
        let isOneLine = content.dropLast().allSatisfy {
          !analysis.boundaries[$0 + 1].contains(.mandatory)
        }
        // The narrowest way to end a line decides whether it fits, tightened or not.
        let least = reference.leastWidth(from: rest.lowerBound, to: count, scale: advances)
        let needed = least / (1 + style.mostTightening)
        guard style.mostTightening > 0, isOneLine, needed <= width else { return false }
        let column = lines.prefix(limit - 1).map(\.range) + [rest]
        guard hasRoom(column, scale) else { return false }
        kept.removeLast()
      }
    }
    return kept.allSatisfy { $0 <= width }
  }

  /// The number of lines that are kept, 0 when there is no room for the first.
  private func limit(_ lines: [ReferenceTypesetter.Line], _ scale: Double) -> Int {
    let limit = max(1, style.lineLimit ?? .max)
    guard height != nil else { return limit }
    let ranges = lines.map(\.range)
    let count = (0...min(limit, lines.count)).last { hasRoom(Array(ranges.prefix($0)), scale) }
    return count ?? 0
  }

  private func hasRoom(_ lines: [Range<Int>], _ scale: Double) -> Bool {
    guard let height, !lines.isEmpty else { return true }
    guard boxes != nil else { return self.height(lines.count, scale) <= height }
    // Heights are added up in points here, in ems there.
    return self.height(lines, scale) <= height * (1 + 1e-13)
  }

  private func height(_ lines: Int, _ scale: Double) -> Double {
    let size = style.pointSize * scale
    let leading = style.leading.map { $0 * scale } ?? cascade.leading(pointSize: size)
    let advance = cascade.lineHeight(pointSize: size) + ReferenceBoxes.gap(leading, style)
    return cascade.lineHeight(pointSize: size) + Double(lines - 1) * max(0, advance)
  }

  /// The height of lines of several heights: those of the paragraph's own size, scaled.
  private func height(_ lines: [Range<Int>], _ scale: Double) -> Double {
    guard let boxes else { return 0 }
    var height = 0.0
    var above: ReferenceBoxes.Box?
    for line in lines {
      let box = boxes.box(of: line)
      let own = (box.ascent + box.descent) * scale
      if let above {
        height += max(0, own + ReferenceBoxes.gap((style.leading ?? above.leading) * scale, style))
      } else {
        height += own
      }
      above = box
    }
    return height
  }

  /// Every scale at which the width of a part of the text passes the line's.
  private func criticalScales() -> [Double] {
    guard width.isFinite else { return [] }
    let least = style.minimumScale
    let grid = (0...256).map { least + (1 - least) * Double($0) / 256 }
    func advanceScale(_ scale: Double) -> AdvanceScale {
      AdvanceScale(
        cascade: cascade,
        pointSize: style.pointSize * scale,
        letterSpacing: style.tracking * scale
      )
    }
    let divisors = style.mostTightening > 0 ? [1, 1 + style.mostTightening] : [1]
    let scales = grid.map(advanceScale)
    var found: [Double] = []
    for sum in widths.advances {
      for divisor in divisors {
        let known = scales.map { $0.points(sum) / divisor <= width }
        for index in 1..<grid.count where known[index - 1] != known[index] {
          var (low, high) = (grid[index - 1], grid[index])
          for _ in 0..<60 {
            let middle = (low + high) / 2
            let isWithin = advanceScale(middle).points(sum) / divisor <= width
            if isWithin == known[index - 1] { low = middle } else { high = middle }
          }
          found += [low, high]
        }
      }
    }
    return found
  }
}
