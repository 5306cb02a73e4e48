import FontFaces
import TextShaping
import UnicodeText

/// The last line of a text that is longer than its limit: two kept parts and an ellipsis between them.
struct TruncatedLine: Sendable {
  let abridged: AbridgedText
  let head: Range<Int>
  let tail: Range<Int>
  let advance: AdvanceSum

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

  /// - Parameters:
  ///   - start: where the line begins, in UTF-16 code units.
  ///   - width: in points.
  init(_ shaped: ShapedText, scale: AdvanceScale, width: Double, start: Int) {
    self.shaped = shaped
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
    var cut = longestHead(within: width)
    while true {
      let line = line(head: source.lowerBound..<trimmedEnd(cut), tail: emptyTail)
      if fits(line) || cut == source.lowerBound { return line }
      cut = graphemeBoundary(before: cut)
    }
  }

  private func truncateHead() -> TruncatedLine {
    var cut = longestTail(within: width)
    while true {
      let tail = trimmedStart(cut)..<source.upperBound
      let line = line(head: source.lowerBound..<source.lowerBound, tail: tail)
      if fits(line) || cut == source.upperBound { return line }
      cut = graphemeBoundary(after: cut)
    }
  }

  /// Half the room for the end, the rest for the beginning.
  private func truncateMiddle() -> TruncatedLine {
    let ellipsis = line(head: source.lowerBound..<source.lowerBound, tail: emptyTail)
    let room = max(0, width - scale.points(ellipsis.advance))
    var tailStart = longestTail(within: room / 2)
    while tailStart < source.upperBound, points(tailStart, source.upperBound) > room / 2 {
      tailStart = graphemeBoundary(after: tailStart)
    }
    let tail = trimmedStart(tailStart)..<source.upperBound
    var cut = min(longestHead(within: width), tail.lowerBound)
    while true {
      let line = line(head: source.lowerBound..<trimmedEnd(cut), tail: tail)
      if fits(line) || cut == source.lowerBound { return line }
      cut = graphemeBoundary(before: cut)
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

  private var emptyTail: Range<Int> { source.upperBound..<source.upperBound }

  private func line(head: Range<Int>, tail: Range<Int>) -> TruncatedLine {
    let abridged = shaped.itemized.abridged(
      head: head,
      tail: tail,
      paragraphLevel: shaped.analysis.paragraphLevel
    )
    return TruncatedLine(
      abridged: abridged,
      head: head,
      tail: tail,
      advance: abridged.itemized.advance(of: abridged.drawn),
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
