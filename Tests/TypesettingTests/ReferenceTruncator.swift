import FontFaces
import TextShaping
import Typesetting
import UnicodeText

/// Truncation in its plainest form: every place where the text can be cut is tried, and shaped with the
/// ellipsis from scratch.
struct ReferenceTruncator {
  struct Cut: Equatable {
    let head: Range<Int>
    let tail: Range<Int>
  }

  private let shaped: ShapedText
  private let scale: AdvanceScale
  private let width: Double
  private let source: Range<Int>

  /// - Parameter start: where the truncated line begins.
  init(_ prepared: PreparedText, _ paragraph: ParagraphStyle, width: Double, start: Int) {
    let style = prepared.style
    let analyzer = TextAnalyzer(language: style.language, strictness: style.lineBreakStrictness)
    let shaper = Shaper(
      cascade: style.cascade,
      language: style.language,
      ligatures: style.ligatures
    )
    shaped = shaper.shape(
      analyzer.analyze(prepared.text, baseDirection: style.baseDirection)
    )
    scale = AdvanceScale(
      cascade: style.cascade,
      pointSize: paragraph.pointSize,
      letterSpacing: paragraph.tracking
    )
    self.width = width
    source = start..<shaped.analysis.endOfContent(in: start..<shaped.count)
  }

  /// The longest beginning that fits; what no part fits has the ellipsis alone.
  func tail() -> Cut {
    let ends = headEnds.reversed()
    return ends.lazy.map { Cut(head: source.lowerBound..<$0, tail: emptyTail) }.first(where: fits)
      ?? Cut(head: emptyHead, tail: emptyTail)
  }

  /// The longest end that fits.
  func head() -> Cut {
    tailStarts.lazy.map { Cut(head: emptyHead, tail: $0..<source.upperBound) }.first(where: fits)
      ?? Cut(head: emptyHead, tail: emptyTail)
  }

  /// Whether neither part of a cut could be longer by itself.
  func isLongest(_ cut: Cut) -> Bool {
    let longerHeads = headEnds.filter { $0 > cut.head.upperBound && $0 <= cut.tail.lowerBound }
      .map { Cut(head: source.lowerBound..<$0, tail: cut.tail) }
    let longerTails = tailStarts.filter { $0 < cut.tail.lowerBound && $0 >= cut.head.upperBound }
      .map { Cut(head: cut.head, tail: $0..<source.upperBound) }
    return !(longerHeads + longerTails).contains(where: fits)
  }

  func fits(_ cut: Cut) -> Bool { advance(cut) <= width }

  /// Points.
  func advance(_ cut: Cut) -> Double {
    let abridged = abridged(cut)
    return scale.points(abridged.itemized.advance(of: abridged.drawn))
  }

  /// What the line reads.
  func text(_ cut: Cut) -> String {
    shaped.analysis.string(in: cut.head) + abridged(cut).ellipsis
      + shaped.analysis.string(in: cut.tail)
  }

  /// The cuts that read as a line does.
  func cuts(reading text: String) -> [Cut] {
    (headEnds + [source.lowerBound]).flatMap { end in
      (tailStarts + [source.upperBound]).lazy.filter { $0 >= end }
        .map { Cut(head: source.lowerBound..<end, tail: $0..<source.upperBound) }
        .filter { $0.head.count + $0.tail.count < text.utf16.count && self.text($0) == text }
    }
  }

  // MARK: Places

  private var emptyHead: Range<Int> { source.lowerBound..<source.lowerBound }
  private var emptyTail: Range<Int> { source.upperBound..<source.upperBound }

  private func abridged(_ cut: Cut) -> AbridgedText {
    shaped.itemized.abridged(
      head: cut.head,
      tail: cut.tail,
      paragraphLevel: shaped.analysis.paragraphLevel(at: source.lowerBound)
    )
  }

  private func isBoundary(_ offset: Int) -> Bool {
    shaped.analysis.boundaries[offset].contains(.grapheme)
  }

  /// Where the first kept part may end: in the first paragraph, not after a space or an opening bracket.
  private var headEnds: [Int] {
    var ends: [Int] = []
    var cluster = source.lowerBound
    for offset in source.lowerBound..<source.upperBound {
      if offset > source.lowerBound, isBoundary(offset) { cluster = offset }
      let first = ScalarProperties(shaped.analysis.scalar(at: cluster).value)
      if first.isLineTerminator { break }
      let end = offset + 1
      guard end == source.upperBound || isBoundary(end) else { continue }
      if !first.isHangingSpace && !first.isOpening { ends.append(end) }
    }
    return ends
  }

  /// Where the second kept part may begin: in the last paragraph, not with a space.
  private var tailStarts: [Int] {
    var starts: [Int] = []
    for offset in (source.lowerBound..<source.upperBound).reversed() {
      guard offset == source.lowerBound || isBoundary(offset) else { continue }
      let first = ScalarProperties(shaped.analysis.scalar(at: offset).value)
      if first.isLineTerminator { break }
      if !first.isHangingSpace { starts.append(offset) }
    }
    return starts.reversed()
  }
}
