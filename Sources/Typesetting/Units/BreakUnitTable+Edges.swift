import TextShaping
import UnicodeText

/// The sums at which lines begin and end with a unit: a line from one unit through another is as wide as
/// the end of that less the beginning of the first.
struct UnitSums: Sendable, BitwiseCopyable {
  let begin: AdvanceSum
  let end: AdvanceSum
}

extension BreakUnitTable {
  /// Lines whose ends overlap, beyond which a text has no edges: a bound on the time they take.
  static let mostOverlaps = 4

  /// The sums at which lines of a paragraph begin and end, when the width of every line is the
  /// difference of two of them and grows with each unit that is added at either end; `nil`
  /// otherwise.
  ///
  /// A line ends in the narrowest way it can.
  /// - Parameter range: the units of the paragraph, or the last of them; its last unit may be one
  ///   that a line must end after.
  /// - Returns: those of the units of the range, in a block of their own.
  /// - Complexity: O(units of the range).
  func edges(
    scale: AdvanceScale,
    of shaped: borrowing ShapedText,
    in range: Range<Int>
  ) -> BlockArray<UnitSums>? {
    var room = BlockRoom(byteCount: Self.edgeByteCount(of: range.count))
    return edges(scale: scale, of: shaped, in: range, &room)
  }

  /// What the edges of so many units take, in bytes.
  static func edgeByteCount(of unitCount: Int) -> Int {
    BlockRoom.byteCount(unitCount, of: UnitSums.self)
  }

  /// The sums at which lines of a paragraph begin and end, as ``edges(scale:of:in:)`` has them.
  /// - Parameter room: where they are kept.
  func edges(
    scale: AdvanceScale,
    of shaped: borrowing ShapedText,
    in range: Range<Int>,
    _ room: inout BlockRoom
  ) -> BlockArray<UnitSums>? {
    guard !range.isEmpty else { return nil }
    var mayOverlap = false
    var sums = room.take(range.count, of: UnitSums.self)
    let isPacked =
      units.withEntries { entries in
        fill(&sums, &mayOverlap, scale, range) { entries[$0] }
      } == nil
    if isPacked {
      fill(&sums, &mayOverlap, scale, range) { index in
        BreakUnitList.Entry(
          unit: units[index],
          beginSum: units.beginSum(index),
          endSum: units.endSum(index)
        )
      }
    }
    let edges = room.finish(sums)
    guard edges.count == range.count else { return nil }
    guard mayOverlap else { return edges }
    for index in range where !units[index].isExactByItself {
      guard overlapsAreExact(from: index, in: range, edges, of: shaped) else { return nil }
    }
    return edges
  }

  /// Fills in the sums of units, as long as lines grow with each.
  /// - Parameters:
  ///   - sums: what is filled.
  ///   - mayOverlap: is set where a unit is not exact by itself.
  @inline(__always)
  private func fill(
    _ sums: inout BlockArray<UnitSums>.Builder,
    _ mayOverlap: inout Bool,
    _ scale: AdvanceScale,
    _ range: Range<Int>,
    _ entry: (Int) -> BreakUnitList.Entry
  ) {
    var (begin, end) = (AdvanceSum.zero, AdvanceSum.zero)
    var isMandatory = false
    for index in range {
      let next = entry(index)
      let nextEnd = next.unit.hasAlternative ? narrowestEnd(of: next.unit, at: index) : next.endSum
      guard next.unit.contentEnd > next.unit.start else { break }
      if sums.count > 0 {
        guard !isMandatory, scale.rank(next.beginSum - begin) >= 0, scale.rank(nextEnd - end) >= 0
        else { break }
      }
      if !next.unit.isExactByItself { mayOverlap = true }
      (begin, end) = (next.beginSum, nextEnd)
      isMandatory = next.unit.isMandatory
      sums.append(UnitSums(begin: begin, end: end))
    }
  }

  /// Where a unit that can end in two ways does in the narrower one.
  private func narrowestEnd(of unit: BreakUnit, at index: Int) -> AdvanceSum {
    guard unit.ending != .hyphen, let other = otherEnd(of: index) else {
      return units.endSum(index)
    }
    return other.sum
  }

  /// Whether the difference of sums is the advance also of the lines from a unit that are so short
  /// that their ends overlap.
  private func overlapsAreExact(
    from index: Int,
    in range: Range<Int>,
    _ edges: BlockArray<UnitSums>,
    of shaped: borrowing ShapedText
  ) -> Bool {
    let start = lineStart(index)
    var last = index
    while last < range.upperBound {
      let other = alternative(from: start, through: last, of: shaped)
      let isNarrow = other != nil && units[last].ending != .hyphen
      let narrow = isNarrow ? otherEnd(of: last) : nil
      let reach = narrow?.reach ?? units[last].endReach
      guard start.reach > reach else { return true }
      guard last - index < Self.mostOverlaps else { return false }
      let advance =
        isNarrow ? other?.advance : self.advance(from: start, through: last, of: shaped)
      guard advance == edges[last - range.lowerBound].end - start.sum else { return false }
      last += 1
    }
    return true
  }
}

extension BreakUnit {
  /// Whether a line of the unit alone, and so every line from it on, is as wide as the difference of
  /// sums.
  fileprivate var isExactByItself: Bool { !hasAlternative && beginReach <= endReach }
}
