import FontFaces
import TextShaping
import UnicodeText

@testable import Typesetting

/// Truncation in its plainest form: every place where the text can be cut is tried, and shaped with
/// the ellipsis from scratch.
struct ReferenceTruncator {
  struct Cut: Equatable {
    let head: Range<Int>
    let tail: Range<Int>
  }

  private let analysis: TextAnalysis
  private let itemized: ItemizedText
  private let scale: AdvanceScale
  private let width: Double
  private let begin: LineEnds.Begin
  /// How the text ends, and how else where that does not fit.
  private let endings: (LineEnds.End, LineEnds.End?)
  private let source: Range<Int>
  private let marks: EnclosingMarks
  private let isComposed: Bool
  /// Where the first kept part may end: in the first paragraph, not after a space or a mark that
  /// opens.
  private var headEnds: [Int] = []
  /// Where the second kept part may begin: in the last paragraph, not with a space.
  private var tailStarts: [Int] = []
  /// Whether a line has room for what it shows in its height.
  var hasRoom: (Cut) -> Bool = { _ in true }

  /// - Parameter start: where the truncated line begins.
  init(_ prepared: PreparedText, _ paragraph: ParagraphStyle, width: Double, start: Int) {
    analysis = prepared.storage.shaped.analysis
    itemized = prepared.storage.shaped.itemized
    isComposed = prepared.style.isComposed
    let typesetter = ReferenceTypesetter(prepared)
    begin = typesetter.beginning(start)
    endings = typesetter.endingsOfText(shownFrom: start)
    scale = AdvanceScale(
      cascade: prepared.style.cascade,
      pointSize: paragraph.pointSize,
      letterSpacing: paragraph.tracking
    )
    self.width = width
    marks = EnclosingMarks(analysis)
    source = start..<analysis.endOfContent(in: start..<prepared.utf16Count)
    // Every cut asks for them.
    (headEnds, tailStarts) = places()
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

  func fits(_ cut: Cut) -> Bool { advance(cut) <= width && hasRoom(cut) }

  /// Points: as the text prefers to end where that fits, otherwise as it can.
  func advance(_ cut: Cut) -> Double {
    let preferred = advance(cut, end: cut.tail.isEmpty ? .running : endings.0)
    guard preferred > width, !cut.tail.isEmpty, let other = endings.1 else { return preferred }
    return advance(cut, end: other)
  }

  private func advance(_ cut: Cut, end: LineEnds.End) -> Double {
    let abridged = abridged(cut)
    let ends = LineEnds(begin: cut.head.isEmpty ? .running : begin, end: end)
    let itemized = abridged.itemized.withoutSpacing
    var advance = itemized.advance(of: abridged.drawn, ends: ends)
    if isComposed {
      let units = ReferenceSpacing(itemized).units(of: abridged.drawn)
      advance += AdvanceSum(text: units, display: units)
    }
    return scale.points(advance)
  }

  /// What the line reads.
  func text(_ cut: Cut) -> String {
    analysis.string(in: cut.head) + abridged(cut).ellipsis
      + analysis.string(in: cut.tail)
  }

  /// The cuts that read as a line does: what it has besides both parts is the ellipsis.
  func cuts(reading text: String) -> [Cut] {
    let length = text.utf16.count
    let starts = Set(tailStarts + [source.upperBound])
    var cuts: [Cut] = []
    for end in headEnds + [source.lowerBound] {
      for ellipsis in [1, 3] {
        let tail = length - ellipsis - (end - source.lowerBound)
        let start = source.upperBound - tail
        guard start >= end, starts.contains(start) else { continue }
        let cut = Cut(head: source.lowerBound..<end, tail: start..<source.upperBound)
        if self.text(cut) == text { cuts.append(cut) }
      }
    }
    return cuts
  }

  // MARK: Places

  private var emptyHead: Range<Int> { source.lowerBound..<source.lowerBound }
  private var emptyTail: Range<Int> { source.upperBound..<source.upperBound }

  private func abridged(_ cut: Cut) -> AbridgedText {
    itemized.abridged(head: cut.head, tail: cut.tail, of: analysis)
  }

  private func isBoundary(_ offset: Int) -> Bool {
    analysis.boundaries[offset].contains(.grapheme)
  }

  /// What stands beside a cut, but for what cannot be seen.
  private enum Edge {
    case nothing, terminator, blank, opening, other
  }

  private func edge(_ cluster: Int) -> Edge? {
    let scalar = analysis.scalar(at: cluster).value
    let properties = ScalarProperties(scalar)
    if properties.isLineTerminator { return .terminator }
    if properties.isHangingSpace || [0xA0, 0x2007, 0x202F].contains(scalar) { return .blank }
    if properties.isDefaultIgnorable { return nil }
    return marks.side(at: cluster, of: analysis) == .opening ? .opening : .other
  }

  /// Where the first kept part may end, and where the second may begin.
  private func places() -> (headEnds: [Int], tailStarts: [Int]) {
    let inner = source.dropFirst().filter(isBoundary)
    let clusters = Array(zip([source.lowerBound] + inner, inner + [source.upperBound]))
      .filter { $0 < $1 }
    let edges = clusters.map { edge($0.0) }
    var ends: [Int] = []
    var last = Edge.nothing
    for (cluster, edge) in zip(clusters, edges) {
      last = edge ?? last
      if last == .terminator { break }
      if last == .other { ends.append(cluster.1) }
    }
    var starts: [Int] = []
    var first = Edge.nothing
    for (cluster, edge) in zip(clusters, edges).reversed() {
      first = edge ?? first
      if first == .terminator { break }
      if first == .other || first == .opening { starts.append(cluster.0) }
    }
    return (ends, starts.reversed())
  }
}
