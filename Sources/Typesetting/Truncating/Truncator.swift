import FontFaces
import TextShaping
import UnicodeText

/// The last line of a text that is longer than its limit: two kept parts and an ellipsis between them.
struct TruncatedLine: Sendable {
  let abridged: AbridgedText
  let head: Range<Int>
  let tail: Range<Int>
  let advance: AdvanceSum
  /// How the text is set at the line's edges.
  let ends: LineEnds

  /// The original text from the line's beginning to the end of the text's content.
  let source: Range<Int>
}

/// Finds the longest part of a text that fits a line together with an ellipsis.
///
/// The cut is at grapheme clusters, never after white space or an opening bracket, and the kept text is
/// shaped together with the ellipsis: the width found is the width drawn.
struct Truncator {
  private let shaped: ShapedText
  private let scale: AdvanceScale
  private let width: Double
  private let source: Range<Int>
  private let begin: LineEnds.Begin

  /// - Parameters:
  ///   - start: where the line begins, in UTF-16 code units.
  ///   - begin: how it begins there.
  ///   - width: in points.
  init(
    _ shaped: ShapedText,
    scale: AdvanceScale,
    width: Double,
    start: Int,
    begin: LineEnds.Begin = .running
  ) {
    self.shaped = shaped
    self.begin = begin
    self.scale = scale
    self.width = width
    source = start..<shaped.analysis.endOfContent(in: start..<shaped.count)
  }

  func truncate(_ mode: TruncationMode) -> TruncatedLine {
    switch mode {
    case .tail: truncateTail()
    case .head: truncateHead()
    case .middle: truncateMiddle()
    }
  }

  private func truncateTail() -> TruncatedLine {
    let cuts = graphemeBoundaries(source.lowerBound...longestHead(within: width)).reversed()
    return longestFitting(Array(cuts)) { cut in
      line(head: source.lowerBound..<trimmedEnd(cut), tail: emptyTail)
    }
  }

  private func truncateHead() -> TruncatedLine {
    let cuts = graphemeBoundaries(longestTail(within: width)...source.upperBound)
    return longestFitting(cuts) { cut in
      line(head: emptyHead, tail: trimmedStart(cut)..<source.upperBound)
    }
  }

  /// Half the room for the end, the rest for the beginning, and what that leaves for the end again.
  private func truncateMiddle() -> TruncatedLine {
    let ellipsis = line(head: emptyHead, tail: emptyTail)
    let room = max(0, width - scale.points(ellipsis.advance))
    var tailStart = longestTail(within: room / 2)
    while tailStart < source.upperBound, points(tailStart, source.upperBound) > room / 2 {
      tailStart = graphemeBoundary(after: tailStart)
    }
    let tail = trimmedStart(tailStart)..<source.upperBound
    var best = withLongestHead(line(head: emptyHead, tail: tail))
    // The tail was judged by sums; cut within a ligature it may be wider than they say.
    if !fits(best) { best = truncateHead() }
    // What one part leaves, the other may take. Another face of the ellipsis can make room once more.
    for _ in 0..<Self.mostRounds {
      let longer = withLongestHead(withLongestTail(best))
      if longer.head == best.head, longer.tail == best.tail { break }
      best = longer
    }
    return best
  }

  private static let mostRounds = 4

  private func withLongestHead(_ kept: TruncatedLine) -> TruncatedLine {
    let longest = min(longestHead(within: width), kept.tail.lowerBound)
    guard longest > kept.head.upperBound else { return kept }
    let cuts = graphemeBoundaries(kept.head.upperBound...longest).reversed()
    return longestFitting(Array(cuts)) { cut in
      line(head: source.lowerBound..<trimmedEnd(cut), tail: kept.tail)
    }
  }

  private func withLongestTail(_ kept: TruncatedLine) -> TruncatedLine {
    let left = width - points(kept.head.lowerBound, kept.head.upperBound)
    let longest = max(kept.head.upperBound, longestTail(within: left))
    guard longest < kept.tail.lowerBound else { return kept }
    return longestFitting(graphemeBoundaries(longest...kept.tail.lowerBound)) { cut in
      line(head: kept.head, tail: trimmedStart(cut)..<source.upperBound)
    }
  }

  // MARK: Search

  /// Cuts that are tried one by one before the rest is bisected, and again above the one that is found:
  /// among neighbours, kerning and joining with the ellipsis decide which line is wider.
  private static let nearCuts = 24

  /// The first line of those the cuts make that fits; the last line when none does.
  /// - Parameter cuts: from the longest line to the shortest, at least one.
  /// - Complexity: O(kept text × log cuts).
  private func longestFitting(_ cuts: [Int], _ make: (Int) -> TruncatedLine) -> TruncatedLine {
    let shortest = make(cuts[cuts.count - 1])
    guard fits(shortest) else { return shortest }
    if let line = firstFitting(cuts.prefix(Self.nearCuts), make) { return line }
    var best = shortest
    var low = Self.nearCuts
    var high = cuts.count - 1
    while low < high {
      let middle = (low + high) / 2
      let line = make(cuts[middle])
      if fits(line) {
        best = line
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard high > Self.nearCuts else { return best }
    return firstFitting(cuts[max(Self.nearCuts, high - Self.nearCuts)..<high], make) ?? best
  }

  private func firstFitting(
    _ cuts: ArraySlice<Int>,
    _ make: (Int) -> TruncatedLine
  ) -> TruncatedLine? {
    for cut in cuts {
      let line = make(cut)
      if fits(line) { return line }
    }
    return nil
  }

  private func graphemeBoundaries(_ range: ClosedRange<Int>) -> [Int] {
    range.filter {
      $0 == range.lowerBound || $0 == range.upperBound
        || shaped.analysis.boundaries[$0].contains(.grapheme)
    }
  }

  // MARK: Estimates

  /// More than kerning, joining and a negative side bearing can take away from a sum, in ems.
  private static let slack = 1.0

  private var slackPoints: Double {
    scale.points(shaped.itemized.cascade.unitsPerEm * Self.slack)
  }

  private func points(_ start: Int, _ end: Int) -> Double {
    scale.points(shaped.prefix[end] - shaped.prefix[start])
  }

  /// The end of the first paragraph, or of a longest beginning that may just fit.
  private func longestHead(within width: Double) -> Int {
    let limit = width + slackPoints
    var end = source.lowerBound
    while end < source.upperBound {
      let next = graphemeBoundary(after: end)
      if ScalarProperties(shaped.analysis.scalar(at: end).value).isLineTerminator { break }
      if points(source.lowerBound, next) > limit { break }
      end = next
    }
    return end
  }

  /// The beginning of the last paragraph, or of a longest end that may just fit.
  private func longestTail(within width: Double) -> Int {
    let limit = width + slackPoints
    var start = source.upperBound
    while start > source.lowerBound {
      let previous = graphemeBoundary(before: start)
      if ScalarProperties(shaped.analysis.scalar(at: previous).value).isLineTerminator { break }
      if points(previous, source.upperBound) > limit { break }
      start = previous
    }
    return start
  }

  // MARK: Cuts

  private var emptyHead: Range<Int> { source.lowerBound..<source.lowerBound }

  private var emptyTail: Range<Int> { source.upperBound..<source.upperBound }

  private func line(head: Range<Int>, tail: Range<Int>) -> TruncatedLine {
    let abridged = shaped.itemized.abridged(
      head: head,
      tail: tail,
      paragraphLevel: shaped.analysis.paragraphLevel(at: source.lowerBound)
    )
    let ends = LineEnds(begin: head.isEmpty ? .running : begin, end: .running)
    return TruncatedLine(
      abridged: abridged,
      head: head,
      tail: tail,
      advance: abridged.itemized.advance(of: abridged.drawn, ends: ends),
      ends: ends,
      source: source
    )
  }

  private func fits(_ line: TruncatedLine) -> Bool {
    scale.points(line.advance) <= width
  }

  /// The end without white space and opening brackets, which would stand alone before the ellipsis.
  private func trimmedEnd(_ end: Int) -> Int {
    var end = end
    while end > source.lowerBound {
      let start = graphemeBoundary(before: end)
      let properties = ScalarProperties(shaped.analysis.scalar(at: start).value)
      guard properties.isHangingSpace || properties.isLineTerminator || properties.isOpening else {
        break
      }
      end = start
    }
    return end
  }

  private func trimmedStart(_ start: Int) -> Int {
    var start = start
    while start < source.upperBound,
      ScalarProperties(shaped.analysis.scalar(at: start).value).isHangingSpace
    {
      start = graphemeBoundary(after: start)
    }
    return start
  }

  private func graphemeBoundary(before offset: Int) -> Int {
    var offset = offset - 1
    while offset > source.lowerBound, !shaped.analysis.boundaries[offset].contains(.grapheme) {
      offset -= 1
    }
    return max(offset, source.lowerBound)
  }

  private func graphemeBoundary(after offset: Int) -> Int {
    var offset = offset + 1
    while offset < source.upperBound, !shaped.analysis.boundaries[offset].contains(.grapheme) {
      offset += 1
    }
    return min(offset, source.upperBound)
  }
}
