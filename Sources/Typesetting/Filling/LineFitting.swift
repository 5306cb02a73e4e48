import FontFaces
import TextShaping
import UnicodeText

/// A paragraph style applied to one prepared text at one scale: the arithmetic of lines and
/// heights.
struct LineFitting {
  let storage: PreparedText.Storage
  let style: ParagraphStyle
  /// The part of the style's size that the text is set at.
  let scale: Double
  let advanceScale: AdvanceScale
  /// The boxes of lines; `nil` where all lines are of one height.
  private let boxes: LineBoxTable?

  init(_ storage: PreparedText.Storage, style: ParagraphStyle, scale: Double = 1) {
    self.storage = storage
    let style = style.withFiniteLengths
    self.style = style
    self.scale = scale
    advanceScale = storage.advanceScale(
      pointSize: style.pointSize * scale,
      letterSpacing: style.tracking * scale
    )
    boxes = style.lineHeight == .natural ? storage.lineBoxes(style.lineMetrics) : nil
  }

  /// Whether all lines are of one height.
  var isEven: Bool { boxes == nil }

  private var cascade: FontCascade { storage.style.cascade }

  var pointSize: Double { style.pointSize * scale }

  /// The height that the style gives every line; `nil` where the fonts decide.
  private var fixedHeight: Double? {
    style.lineHeight.points(pointSize: pointSize * (storage.runs?.largestScale ?? 1))
  }

  var ascent: Double {
    fixedHeight.map { $0 - cascade.descent(pointSize: pointSize) }
      ?? cascade.ascent(pointSize: pointSize)
  }

  var lineHeight: Double { fixedHeight ?? cascade.lineHeight(pointSize: pointSize) }

  /// The space between two lines; where it is negative, a line lies at most on the one before it.
  var spacing: Double { spacing(lineHeight: lineHeight) }

  private func spacing(lineHeight: Double) -> Double {
    let leading =
      fixedHeight == nil
      ? style.leading.map { $0 * scale } ?? cascade.leading(pointSize: pointSize) : 0
    return max(LineColumn.space(leading: leading, lineSpacing: style.lineSpacing), -lineHeight)
  }

  /// The height of some lines: ascent and descent of each, spaces between them (LayoutRules
  /// §2.1).
  ///
  /// Not rounded.
  func height(ofLines count: Int) -> Double {
    count == 0 ? 0 : lineHeight + Double(count - 1) * (lineHeight + spacing)
  }

  /// The distance of a line's baseline from the top.
  func baseline(ofLine index: Int) -> Double {
    ascent + Double(index) * (lineHeight + spacing)
  }

  /// ``height(ofLines:)`` with the baselines of the first and the last of them.
  func extent(ofLines count: Int) -> (height: Double, firstBaseline: Double, lastBaseline: Double) {
    let (ascent, lineHeight) = (ascent, lineHeight)
    let others = Double(count - 1) * (lineHeight + spacing(lineHeight: lineHeight))
    return (count == 0 ? 0 : lineHeight + others, ascent, ascent + others)
  }

  /// The box of a line in points; `nil` where all lines are of one height.
  @inline(__always)
  func box(ofLine range: Range<Int>) -> LineBox? {
    guard let boxes else { return nil }
    let box = boxes.box(of: range)
    return LineBox(
      ascent: box.ascent * pointSize,
      descent: box.descent * pointSize,
      leading: style.leading.map { $0 * scale } ?? box.leading * pointSize
    )
  }

  /// The height of lines one below the other.
  func height(of column: LineColumn) -> Double {
    isEven ? height(ofLines: column.count) : column.height
  }

  /// The most lines that the limit and a height leave room for, at least one.
  /// - Parameter width: what lines are filled to; of no importance where lines are of one height.
  func lineLimit(width: Double, height: Double?) -> Int {
    let limit = max(1, style.lineLimit ?? .max)
    guard let height, height < .infinity else { return limit }
    guard isEven else { return unevenLimit(width: width, height: height, limit: limit) }
    let advance = lineHeight + spacing
    // Lines that all stand on one another are as tall as one.
    guard advance > 0 else { return lineHeight <= height ? limit : 1 }
    let estimate = ((height - lineHeight) / advance).rounded(.down) + 1
    guard estimate < 1e9 else { return limit }
    let count = Int(max(1, estimate))
    // The quotient may fall on either side of the sum that it stands for.
    if self.height(ofLines: count + 1) <= height { return min(limit, count + 1) }
    return min(limit, count > 1 && self.height(ofLines: count) > height ? count - 1 : count)
  }

  private func unevenLimit(width: Double, height: Double, limit: Int) -> Int {
    var breaker = LineBreaker(storage, scale: advanceScale, width: width)
    var placed = textStyleLines(width: width)?.lines(limit: limit).lines[...]
    var column = LineColumn()
    while column.count < limit, let line = placed == nil ? breaker.next() : placed?.popFirst() {
      column.append(box(ofLine: line.range), lineSpacing: style.lineSpacing)
      if column.height > height { return max(1, column.count - 1) }
    }
    return limit
  }

  /// The number of lines of the text in a width, up to a limit; no other way of filling changes it.
  @inline(__always)
  func lineCount(width: Double, limit: Int) -> Int {
    if let lines = textStyleLines(width: width) {
      let count = lines.count(limit: limit).lines
      assert(count == lines.lines(limit: limit).lines.count, "other lines than are made")
      return count
    }
    if let count = storage.units.lineCount(within: (advanceScale, width), upTo: limit) {
      assert(count == brokenLineCount(width: width, limit: limit), "other lines than are made")
      return count
    }
    return brokenLineCount(width: width, limit: limit)
  }

  private func brokenLineCount(width: Double, limit: Int) -> Int {
    var breaker = LineBreaker(storage, scale: advanceScale, width: width)
    var count = 0
    while count < limit, breaker.next() != nil { count += 1 }
    return count
  }

  /// The lines of the text in a width, filled greedily.
  /// - Parameters:
  ///   - limit: the most lines that are looked for.
  /// - Returns: the lines, and whether they are the whole text.
  func lines(width: Double, limit: Int) -> (lines: [BrokenLine], isWhole: Bool) {
    var breaker = LineBreaker(storage, scale: advanceScale, width: width)
    var lines: [BrokenLine] = []
    while lines.count < limit, let line = breaker.next() { lines.append(line) }
    return (lines, breaker.isAtEnd)
  }
}

extension ParagraphStyle {
  /// Lengths beyond this count as this: sums of them stay finite.
  private static let longestLength = 1e12

  /// The style with lengths that can be added and multiplied: see ``ParagraphStyle``.
  fileprivate var withFiniteLengths: ParagraphStyle {
    func finite(_ length: Double) -> Double { length.bounded(by: Self.longestLength) }
    var style = self
    style.pointSize = max(0, finite(pointSize))
    style.tracking = finite(tracking)
    style.lineSpacing = finite(lineSpacing)
    style.leading = leading.map(finite)
    style.mostTightening = max(0, finite(mostTightening))
    style.lineHeight = lineHeight.mapping(finite)
    return style
  }
}

extension LineFitting {
  /// Whether something that can be seen comes after an offset.
  func hasContent(after offset: Int) -> Bool {
    storage.units.endOfContent > offset
  }
}
