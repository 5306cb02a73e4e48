import TextShaping
import UnicodeText

/// The grapheme clusters of a text as units, for words that are wider than the line.
///
/// Made piece by piece where words are cut: lines of a text of one such word and a thousand others cost
/// no more than that word. A margin that lies below the widest word's width asks for all. Any thread.
///
/// The text keeps it and so is named with each question.
final class ClusterUnits: Sendable {
  /// A stretch of the text, whose units are made when the first of them is asked for.
  private final class Piece: Sendable {
    /// Where it begins and ends, in UTF-16 code units.
    let range: Range<Int>
    private let table = LazyObject<Clusters>()

    init(range: Range<Int>) {
      self.range = range
    }

    /// Its units.
    /// - Parameter added: is told of the memory they take, in bytes, once.
    func units(_ make: (Range<Int>) -> BreakUnitTable, added: (Int) -> Void) -> Clusters {
      table.value {
        Clusters(make(range))
      } added: {
        added($0.units.heapByteCount)
      }
    }
  }

  /// The units of a piece.
  private final class Clusters: Sendable {
    let units: BreakUnitTable
    /// How lines grow with each of them; `nil` where that is not told by sums alone.
    let growth: BreakUnitTable.Growth?

    init(_ units: BreakUnitTable) {
      self.units = units
      growth = units.growth
    }
  }

  /// The code units of a piece, at the least.
  private static let pieceLength = 128

  private let account: ByteAccount
  private let pieces: [Piece]

  /// - Parameter account: where the memory of the units is entered.
  /// - Complexity: linear in the text's length, a look at each place.
  init(of shaped: borrowing ShapedText, account: ByteAccount) {
    self.account = account
    var pieces: [Piece] = []
    pieces.reserveCapacity(shaped.count / Self.pieceLength + 1)
    var start = 0
    for offset in 0...shaped.count where offset > 0 {
      guard shaped.analysis.endsUnit(at: offset, cutAt: .grapheme) else { continue }
      let isLong = offset - start >= Self.pieceLength
      // White space hangs together with what stands before it.
      if offset == shaped.count || isLong && shaped.analysis.hasContent(before: offset) {
        pieces.append(Piece(range: start..<offset))
        start = offset
      }
    }
    self.pieces = pieces
  }

  /// The memory it takes by itself, in bytes.
  var heapByteCount: Int { pieces.heapByteCount + pieces.count * 64 }

  /// A cursor at the unit that begins at an offset, or holds it; the offset lies before the end.
  /// - Complexity: O(log count), and making the units around it for the first time.
  func cursor(at offset: Int, of text: DividedText) -> Cursor {
    assert(offset < (pieces.last?.range.upperBound ?? 0), "no unit holds the end of the text")
    let piece = pieces.partitioningIndex { $0.range.upperBound > offset }
    let (units, growth) = units(of: pieces[piece], text)
    return Cursor(
      text: text,
      clusters: self,
      piece: piece,
      units: units,
      growth: growth,
      index: units.index(at: offset)
    )
  }

  /// The beginning of the unit that begins at an offset, as the beginning of a line.
  func lineStart(at offset: Int, of text: DividedText) -> BreakUnitTable.LineStart {
    cursor(at: offset, of: text).lineStart
  }

  /// Whether something is true of the units of all pieces, one after the other.
  /// - Complexity: as making all units, the first time.
  func allTables(
    of text: DividedText,
    _ isTrue: (BreakUnitTable) -> Bool
  ) -> Bool {
    pieces.allSatisfy { isTrue(units(of: $0, text).0) }
  }

  /// One unit after the other.
  struct Cursor {
    fileprivate let text: DividedText
    fileprivate let clusters: ClusterUnits
    fileprivate var piece: Int
    fileprivate var units: BreakUnitTable
    fileprivate var growth: BreakUnitTable.Growth?
    fileprivate var index: Int

    /// The unit it stands at.
    @inline(__always)
    var unit: BreakUnit { units[index] }

    /// The beginning of the unit as the beginning of a line.
    var lineStart: BreakUnitTable.LineStart { units.lineStart(index) }

    /// The beginning of the unit after another, the one that it stands at or the one before.
    func lineStart(after last: BreakUnit) -> BreakUnitTable.LineStart {
      guard unit.start == last.start else { return lineStart }
      if index + 1 < units.count { return units.lineStart(index + 1) }
      return clusters.units(of: clusters.pieces[piece + 1], text).0.lineStart(0)
    }

    /// The advance of a line from `start` to the end of the unit; see
    /// ``BreakUnitTable/advance(from:through:of:)``.
    @inline(__always)
    func advance(from start: BreakUnitTable.LineStart) -> AdvanceSum {
      units.advance(from: start, through: index, of: text.shaped)
    }

    /// How else a line can end with the unit; see
    /// ``BreakUnitTable/alternative(from:through:of:)``.
    func alternative(
      from start: BreakUnitTable.LineStart
    ) -> (ending: LineEnds.End, advance: AdvanceSum)? {
      units.alternative(from: start, through: index, of: text.shaped)
    }

    /// Moves to the next unit, which there must be.
    @inline(__always)
    mutating func moveOn() {
      index += 1
      if index == units.count { enterNextPiece() }
    }

    private mutating func enterNextPiece() {
      piece += 1
      (units, growth) = clusters.units(of: clusters.pieces[piece], text)
      index = 0
    }

    /// Moves from a unit that fits a line to the last one of its piece that does, past those
    /// between, where a line surely grows with each.
    /// - Parameter end: where units end that are not passed.
    /// - Returns: the advance of the line up to there; `nil` where the cursor has not moved.
    /// - Complexity: O(log count).
    mutating func leap(
      from start: BreakUnitTable.LineStart,
      before end: Int,
      within limit: (scale: AdvanceScale, width: Double)
    ) -> AdvanceSum? {
      guard let growth, growth.isPositive(at: limit.scale) else { return nil }
      let last = units.lastFitting(from: start, after: index, before: end, within: limit)
      guard last > index else { return nil }
      index = last
      return advance(from: start)
    }
  }

  private func units(
    of piece: Piece,
    _ text: DividedText
  ) -> (BreakUnitTable, BreakUnitTable.Growth?) {
    let clusters = piece.units(
      { BreakUnitTable(text.shaped, edges: text.edges, cutAt: .grapheme, in: $0) },
      added: { account.add($0) }
    )
    return (clusters.units, clusters.growth)
  }
}

extension TextAnalysis {
  /// Whether what stands before an offset is something else than white space at a line's end.
  fileprivate func hasContent(before offset: Int) -> Bool {
    let properties = ScalarProperties(scalar(at: utf16.startOfScalar(endingAt: offset)).value)
    return !properties.isHangingSpace && !properties.isLineTerminator
  }
}

extension BreakUnit {
  /// Whether a line from `start` to the end of the cluster, which another follows, has something to
  /// show and ends with white space that the next one does not hold on to.
  ///
  /// Only a word joiner does (UAX #14 LB11): brackets, stops and quotation marks (LB13 to LB17)
  /// rather stand at a line's edge than have a word cut.
  @inline(__always)
  func endsWithSpace(
    before next: BreakUnit,
    of shaped: borrowing ShapedText,
    from start: BreakUnitTable.LineStart
  ) -> Bool {
    guard contentEnd <= self.start, contentEnd > start.offset, next.contentEnd > next.start else {
      return false
    }
    return ScalarProperties(shaped.analysis.scalar(at: Int(next.start)).value).lineBreak != .wj
  }
}
