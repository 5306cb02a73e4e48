import Testing
import TextShaping
import Typesetting
import UnicodeText

/// What must hold of any text set in any style and bounds.
struct InvariantCheck {
  private let text: String
  private let prepared: PreparedText
  private let style: ParagraphStyle
  private let width: Double?
  private let height: Double?
  private let measured: TextMeasurement
  private let laidOut: LaidOutText

  init(
    _ text: String,
    _ prepared: PreparedText,
    _ style: ParagraphStyle,
    width: Double?,
    height: Double?
  ) {
    self.text = text
    self.prepared = prepared
    self.style = style
    self.width = width
    self.height = height
    measured = prepared.measure(style, width: width, height: height)
    laidOut = prepared.layOut(style, width: width, height: height)
  }

  func run() {
    checkNumbers()
    checkRanges()
    checkWidths()
    checkHeights()
    checkQueries()
  }

  private func expect(
    _ condition: Bool,
    _ what: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    guard !condition else { return }
    let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    Issue.record(
      "\(what): \(scalars) in \(style) × \(width ?? -1) × \(height ?? -1): \(measured)",
      sourceLocation: location
    )
  }

  /// Measuring, laying out and asking for the height give the same finite numbers.
  private func checkNumbers() {
    expect(laidOut.measurement == measured, "laid out is \(laidOut.measurement)")
    let lines = prepared.lines(style, width: width, height: height)
    expect(lines.measurement == measured, "lines alone are \(lines.measurement)")
    expect(
      lines.lines.elementsEqual(laidOut.lines) {
        $0.text == $1.text && $0.range == $1.range && $0.width == $1.width && $0.x == $1.x
          && $0.baseline == $1.baseline && $0.runs.isEmpty
      },
      "lines alone are others"
    )
    expect(
      prepared.lineRanges(style, width: width, height: height) == laidOut.lines.map(\.range),
      "ranges alone are others"
    )
    expect(
      prepared.height(style, width: width, height: height) == measured.height,
      "height alone"
    )
    let numbers = [
      measured.width, measured.height, measured.scale, measured.tightening,
      measured.firstBaseline, measured.lastBaseline, laidOut.pointSize,
    ]
    expect(numbers.allSatisfy(\.isFinite), "not finite")
    expect(measured.width >= 0 && measured.height >= 0 && measured.tightening >= 0, "negative")
    expect(laidOut.lines.count == measured.lineCount, "line count")
    expect((measured.lineCount == 0) == text.isEmpty, "no lines")
    expect(measured.lineCount <= max(1, style.lineLimit ?? .max), "more lines than the limit")
    let least = style.minimumScale < 1 ? max(style.minimumScale, 0.01) : 1
    // Without a bound there is nothing to shrink for.
    let isBounded = InvariantCheck.isBound(width) || height.map { $0 < .infinity } ?? false
    expect(
      !measured.isTruncated || !isBounded || measured.scale == least,
      "truncated at \(measured.scale)"
    )
    expect(measured.scale <= 1 && measured.scale >= least, "scale out of bounds")
  }

  private static func isBound(_ width: Double?) -> Bool {
    width.map { !$0.isNaN && $0 < .infinity } ?? false
  }

  /// The lines hold the text one after the other; truncated means that some of it is not shown.
  private func checkRanges() {
    var end = 0
    for line in laidOut.lines {
      expect(line.range.lowerBound == end, "gap before a line")
      expect(line.range.upperBound >= end, "line backwards")
      end = line.range.upperBound
      let isCut = line.isTruncated
      expect(!isCut || end == prepared.utf16Count, "a truncated line stands for the rest")
    }
    expect(laidOut.lines.dropLast().allSatisfy { !$0.isTruncated }, "truncated before the end")
    expect((laidOut.lines.last?.isTruncated ?? false) == measured.isTruncated, "isTruncated")
    guard end < prepared.utf16Count || measured.isTruncated else { return }
    let analysis = analysis()
    if measured.isTruncated, let last = laidOut.lines.last {
      let content = analysis.endOfContent(in: last.range)
      let all = analysis.string(in: last.range.lowerBound..<content)
      expect(last.text != all, "truncated and whole")
    } else {
      expect(analysis.endOfContent(in: end..<analysis.utf16.count) == end, "left out")
    }
  }

  /// No line is wider than the width, unless it is one cluster, with its hyphen, or an ellipsis;
  /// glyphs add up to it.
  private func checkWidths() {
    let limit = width.flatMap { $0.isNaN ? nil : max(0, $0) } ?? .infinity
    for line in laidOut.lines {
      let glyphs = line.runs.flatMap(\.glyphs)
      let sum = glyphs.reduce(0) { $0 + $1.advance }
      let size = glyphs.reduce(0) { $0 + abs($1.advance) }
      // A cluster at either end may hang: it is drawn, but does not count.
      let hang = prepared.style.hangingPunctuation.isEmpty ? 0 : widthOfEnds(of: line)
      let tolerance = hang + 1e-9 * (1 + size)
      expect(abs(sum - line.width) <= tolerance, "glyphs make \(sum) of \(line.width)")
      expect(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "glyph nowhere")
      let offsets = line.range.lowerBound...line.range.upperBound
      expect(glyphs.allSatisfy { offsets.contains($0.cluster) }, "glyph of another line")
      guard line.width > limit else { continue }
      expect(isOneCluster(line) || isEllipsis(line), "\(line.text) is \(line.width) wide")
    }
    let widest = laidOut.lines.reduce(0) { max($0, $1.width) }
    expect(widest == measured.width, "widest line \(widest)")
  }

  /// What the first and the last grapheme cluster of a line take.
  private func widthOfEnds(of line: Line) -> Double {
    let analysis = analysis()
    let content = line.range.lowerBound..<analysis.endOfContent(in: line.range)
    let starts = content.filter { analysis.boundaries[$0].contains(.grapheme) }
    let first = line.range.lowerBound..<(starts.dropFirst().first ?? content.upperBound)
    let last = (starts.last ?? content.lowerBound)..<line.range.upperBound
    return line.runs.flatMap(\.glyphs)
      .filter { first.contains($0.cluster) || last.contains($0.cluster) }
      .reduce(0) { $0 + abs($1.advance) }
  }

  private func isEllipsis(_ line: Line) -> Bool {
    line.isTruncated && (line.text == "…" || line.text == "...")
  }

  private func isOneCluster(_ line: Line) -> Bool {
    let analysis = analysis()
    let end = analysis.endOfContent(in: line.range)
    let inside = line.range.lowerBound + 1..<max(end, line.range.lowerBound + 1)
    return !line.isTruncated
      && inside.allSatisfy {
        // A soft hyphen stays with the cluster before it.
        !analysis.boundaries[$0].contains(.grapheme) || analysis.utf16[$0] == 0xAD
      }
  }

  private func checkHeights() {
    let unbounded = prepared.measure(style, width: width)
    expect(
      measured.scale < 1 || unbounded.scale < 1 || measured.lineCount <= unbounded.lineCount,
      "more lines than without a height"
    )
    let baselines = laidOut.lines.map(\.baseline)
    // A line of another height lies at most on the one above: below the same edge, not the same
    // baseline.
    let isEven =
      style.lineHeight != .natural || prepared.pointSize == nil && style.lineMetrics == .strut
    let isApart = style.lineSpacing > 0 || style.leading ?? 0 >= 0
    expect(
      !(isEven || isApart) || zip(baselines, baselines.dropFirst()).allSatisfy { $0 <= $1 },
      "lines go upwards"
    )
    guard let height, !height.isNaN, measured.lineCount > 1 else { return }
    // Sums of numbers that differ by many orders of magnitude are right to their own rounding only.
    let grain = 1e-12 * (abs(style.lineSpacing.magnitude) + measured.height)
    expect(measured.height <= height + (grain.isFinite ? grain : 0), "taller than the height")
  }

  private func checkQueries() {
    let margin = prepared.fitMargin(style, width: width, height: height)
    if measured.scale == 1 {
      expect(margin.lineCount == measured.lineCount, "margin has \(margin.lineCount) lines")
      expect(margin.isTruncated == measured.isTruncated, "margin's truncation")
    }
    expect(margin.narrowing >= 0 && margin.widening > 0, "\(margin)")
    expect(!margin.growth.isNaN && !margin.shrinkage.isNaN, "\(margin)")
    let lines = prepared.lineCount(style, width: width ?? .infinity)
    expect(lines >= (style.minimumScale < 1 ? 0 : measured.lineCount), "\(lines) lines")
    checkLeastWidths()
    if let profile = prepared.fitProfile(style, mostLines: 4), let width,
      let count = profile.lineCount(width: width)
    {
      expect(count == lines, "profile has \(count) lines")
    }
    let end = prepared.endOfFittingPrefix(style, width: width ?? .infinity, lines: 2)
    expect((0...prepared.utf16Count).contains(end), "prefix \(end)")
  }

  /// The least width for some lines gives no more, is no less than the widest unit, and no greater
  /// than any width that does as well without cutting a word.
  private func checkLeastWidths() {
    let (widest, natural) = (prepared.widestUnit(style), prepared.naturalWidth(style))
    expect(widest >= 0 && widest.isFinite && natural.isFinite, "widest unit \(widest)")
    var before = Double.infinity
    for count in 1...3 {
      let least = prepared.leastWidth(forLines: count, style)
      if let least {
        expect(prepared.lineCount(style, width: least) <= count, "least width \(least)")
        expect(least >= widest || text.isEmpty, "\(least) cuts the widest unit")
        expect(least <= before, "more lines need more width")
        before = least
      }
      let tried = [width ?? natural, widest, natural, (widest + natural) / 2, measured.width]
      for width in tried where width >= widest && prepared.lineCount(style, width: width) <= count {
        expect(least ?? .infinity <= width, "\(least ?? -1) for \(count) lines, as has \(width)")
      }
    }
  }

  private func analysis() -> TextAnalysis {
    TextAnalyzer(
      language: prepared.style.language,
      strictness: prepared.style.lineBreakStrictness,
      wordBreak: prepared.style.wordBreak,
      hangulBreaking: prepared.style.hangulBreaking
    ).analyze(text, baseDirection: prepared.style.baseDirection)
  }
}

extension PreparedText {
  /// Where the lines stand in the text, UTF-16, by themselves.
  func lineRanges(_ style: ParagraphStyle, width: Double?, height: Double? = nil) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    forEachLineRange(style, width: width, height: height) { ranges.append($0) }
    return ranges
  }
}
