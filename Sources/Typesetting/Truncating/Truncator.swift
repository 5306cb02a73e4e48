import FontFaces
import TextShaping
import UnicodeText

/// The last line of a text that is longer than its limit: two kept parts and an ellipsis between
/// them.
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
/// The kept text is shaped together with the ellipsis: the width found is the width drawn.
struct Truncator {
  private let text: DividedText
  private let places: TruncationPlaces
  private let scale: AdvanceScale
  private let width: Double
  private let source: Range<Int>
  private let begin: LineEnds.Begin
  /// How the line ends where it shows the text's end.
  private let ending: LineEdges.Ending
  private let hasRoom: (_ head: Range<Int>, _ tail: Range<Int>) -> Bool

  /// - Parameters:
  ///   - ground: what is known of the text.
  ///   - start: where the line begins, in UTF-16 code units.
  ///   - width: in points.
  ///   - hasRoom: whether a line that shows two parts is not too tall. The ellipsis alone is not, and
  ///     no line is where one that shows more is not.
  init(
    _ text: DividedText,
    ground: TruncationPlaces.Ground,
    scale: AdvanceScale,
    width: Double,
    start: Int,
    hasRoom: @escaping (_ head: Range<Int>, _ tail: Range<Int>) -> Bool
  ) {
    self.text = text
    self.hasRoom = hasRoom
    begin = text.edges.begin(at: start, of: text.shaped)
    ending = text.edges.endingOfText(shownFrom: start, of: text.shaped)
    self.scale = scale
    self.width = width
    source = start..<text.shaped.analysis.endOfContent(in: start..<text.shaped.count)
    places = TruncationPlaces(
      text,
      ground: ground,
      scale: scale,
      source: source,
      setsEnd: !ending.isRunning
    )
  }

  func truncate(_ mode: TruncationMode) -> TruncatedLine {
    switch mode {
    case .tail: withLongestHead(ellipsis, within: width)
    case .head: withLongestTail(ellipsis, within: width)
    case .middle: truncateMiddle()
    }
  }

  /// Half the room for the end, the rest for the beginning, and what that leaves for the end again.
  private func truncateMiddle() -> TruncatedLine {
    let room = max(0, width - scale.points(ellipsis.advance))
    let starts = places.tailStarts(
      within: room / 2,
      from: source.lowerBound,
      to: source.upperBound
    )
    .dropping { !hasRoom(emptyHead, $0..<source.upperBound) }
    let tails = starts.lazy.map { $0..<source.upperBound }
    let half = room / 2 + gainAtEnd
    let tail = tails.first { points($0) <= half } ?? emptyTail
    var best = line(head: emptyHead, tail: tail)
    // The end was judged by sums; cut within a ligature it may be wider than they say.
    if !fits(best) { best = withLongestTail(ellipsis, within: width) }
    // What one part leaves, the other may take. Another face of the ellipsis can make room once
    // more.
    for _ in 0..<Self.mostRounds {
      var longer = withLongestHead(
        best,
        within: width - places.leastWidth(ofTailFrom: best.tail.lowerBound)
      )
      longer = withLongestTail(
        longer,
        within: width - places.leastWidth(ofHeadTo: longer.head.upperBound)
      )
      if longer.head == best.head, longer.tail == best.tail { break }
      best = longer
    }
    return best
  }

  static let mostRounds = 8

  /// How much narrower the text's end may be at the line's end than its sums have it, in points.
  private var gainAtEnd: Double {
    guard !ending.isRunning else { return 0 }
    let ends = LineEnds(begin: .running, end: ending.alternative ?? ending.preferred)
    let last = places.lastCluster
    let advance = text.shaped.itemized.advance(of: last, ends: ends)
    return points(last) - scale.points(advance)
  }

  // MARK: Search

  /// The line with the longest beginning that fits, at least as long as it is.
  /// - Parameter room: what the beginning may take at the most, in points.
  private func withLongestHead(_ kept: TruncatedLine, within room: Double) -> TruncatedLine {
    let ends = places.headEnds(
      within: room,
      from: kept.head.upperBound,
      to: kept.tail.lowerBound
    )
    .dropping { $0 > kept.head.upperBound && !hasRoom(source.lowerBound..<$0, kept.tail) }
    return longestFitting(ends, least: kept) { end in
      line(head: source.lowerBound..<end, tail: kept.tail)
    }
  }

  /// The line with the longest end that fits, at least as long as it is.
  private func withLongestTail(_ kept: TruncatedLine, within room: Double) -> TruncatedLine {
    let starts = places.tailStarts(
      within: room,
      from: kept.head.upperBound,
      to: kept.tail.lowerBound
    )
    .dropping { $0 < kept.tail.lowerBound && !hasRoom(kept.head, $0..<source.upperBound) }
    return longestFitting(starts, least: kept) { start in
      line(head: kept.head, tail: start..<source.upperBound)
    }
  }

  /// Cuts that are tried one by one, whatever that takes: among neighbours, kerning and joining
  /// with the ellipsis decide which line is wider.
  static let nearCuts = 24
  /// The code units that may be shaped to try further cuts one by one.
  ///
  /// A bound for hostile texts: those of which more clusters than these take no room are bisected.
  static let allowance = 1 << 15

  /// The first line of those the cuts make that fits; the last when none does.
  /// - Parameters:
  ///   - cuts: from the longest line to the shortest.
  ///   - least: the line of the last cut.
  /// - Complexity: O(kept text × cuts that may fit by their sums and do not).
  private func longestFitting(
    _ cuts: [Int],
    least: TruncatedLine,
    _ make: (Int) -> TruncatedLine
  ) -> TruncatedLine {
    var low = 0
    var spent = 0
    while low < cuts.count - 1, low < Self.nearCuts || spent < Self.allowance {
      let line = make(cuts[low])
      if fits(line) { return line }
      spent += line.head.count + line.tail.count
      low += 1
    }
    guard low < cuts.count - 1, fits(least) else { return least }
    var best = least
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
    // So many were tried before any was passed over.
    for cut in cuts[(high - Self.nearCuts)..<high] {
      let line = make(cut)
      if fits(line) { return line }
    }
    return best
  }

  // MARK: Lines

  private var emptyHead: Range<Int> { source.lowerBound..<source.lowerBound }

  private var emptyTail: Range<Int> { source.upperBound..<source.upperBound }

  /// The ellipsis alone.
  private var ellipsis: TruncatedLine { line(head: emptyHead, tail: emptyTail) }

  private func line(head: Range<Int>, tail: Range<Int>) -> TruncatedLine {
    let abridged = text.shaped.itemized.abridged(
      head: head,
      tail: tail,
      of: text.shaped.analysis
    )
    func line(end: LineEnds.End) -> TruncatedLine {
      let ends = LineEnds(begin: head.isEmpty ? .running : begin, end: end)
      return TruncatedLine(
        abridged: abridged,
        head: head,
        tail: tail,
        advance: abridged.itemized.rememberedAdvance(of: abridged.drawn, ends: ends),
        ends: ends,
        source: source
      )
    }
    guard !tail.isEmpty else { return line(end: .running) }
    let preferred = line(end: ending.preferred)
    guard let alternative = ending.alternative, !fits(preferred) else { return preferred }
    return line(end: alternative)
  }

  private func fits(_ line: TruncatedLine) -> Bool {
    scale.points(line.advance) <= width
  }

  private func points(_ range: Range<Int>) -> Double {
    let prefix = text.shaped.prefix
    return scale.points(prefix[range.upperBound] - prefix[range.lowerBound])
  }
}

extension Array {
  /// The elements without those at the beginning that satisfy a predicate, which holds for none
  /// after them.
  /// - Complexity: O(log count) questions.
  fileprivate func dropping(while predicate: (Element) -> Bool) -> [Element] {
    Array(self[partitioningIndex { !predicate($0) }...])
  }
}
