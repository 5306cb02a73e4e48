import TextShaping
import UnicodeText

/// The break units of a text in order.
///
/// A line of the units `first...last` is as wide as the end sum of `last` less the begin sum of `first`: the deltas of
/// kerning, joining, hyphens, punctuation and the like at both ends are contained in the sums, so
/// that this difference equals the advance of the line shaped by itself. Immutable; any thread.
struct BreakUnitTable: Sendable {
  /// Another way to end a line with a unit, for where the preferred one does not fit.
  fileprivate struct Alternative: Sendable {
    /// The unit's index.
    let unit: Int32
    let ending: LineEnds.End
    let sum: AdvanceSum
    let reach: Int32
  }

  /// What few texts have: apart, so that a table is cheap to hold on to.
  private final class Exceptions: Sendable {
    /// In the order of their units.
    let alternatives: [Alternative]
    /// Advances of units so short that what is shaped anew for their two ends overlaps, by index.
    let shortUnits: [Int32: AdvanceSum]
    /// The units that a line must end after, in order.
    let mandatoryUnits: [Int32]

    init(_ builder: Builder) {
      alternatives = builder.alternatives
      shortUnits = builder.shortUnits
      mandatoryUnits = builder.mandatoryUnits
    }

    func alternative(of unit: Int) -> Alternative? {
      let index = alternatives.partitioningIndex { $0.unit >= unit }
      return index < alternatives.count && alternatives[index].unit == unit
        ? alternatives[index] : nil
    }

    var heapByteCount: Int {
      alternatives.heapByteCount + mandatoryUnits.heapByteCount
        + shortUnits.capacity * MemoryLayout<(Int32, AdvanceSum)>.stride
    }
  }

  let units: BreakUnitList
  private let exceptions: Exceptions?

  /// The units of a text, as its line-break opportunities or its grapheme boundaries cut it
  /// (`TextAnalysis.forEachUnitEnd`).
  /// - Complexity: linear in the text's length.
  init(_ shaped: ShapedText, edges: LineEdges, cutAt flag: BoundaryFlags) {
    self.init(shaped, edges: edges, cutAt: flag, in: 0..<shaped.count)
  }

  /// The units of a part of a text that begins and ends with one, and before which there is no
  /// white space.
  init(_ shaped: ShapedText, edges: LineEdges, cutAt flag: BoundaryFlags, in range: Range<Int>) {
    // A list that grows would hold a long text's units twice over.
    let count = shaped.analysis.unitCount(cutAt: flag, in: range)
    var builder = Builder(
      edges: edges,
      joints: flag == .grapheme ? .ofClusters() : .ofUnits(count: range.count),
      units: BreakUnitList.Builder(of: shaped, count: count)
    )
    var start = range.lowerBound
    shaped.analysis.forEachUnitEnd(cutAt: flag, in: range) { end in
      builder.append(from: start, to: end, of: shaped)
      start = end.offset
    }
    exceptions = builder.hasExceptions ? Exceptions(builder) : nil
    units = builder.units.finish()
  }

  var count: Int { units.count }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int {
    units.heapByteCount + (exceptions?.heapByteCount ?? 0)
  }

  @inline(__always)
  subscript(index: Int) -> BreakUnit { units[index] }

  /// The index of the unit that begins at an offset, or holds it.
  /// - Complexity: O(log count).
  func index(at offset: Int) -> Int { units.index(at: offset) }

  /// Where the text ends without its trailing white space.
  var endOfContent: Int { count == 0 ? 0 : Int(units[count - 1].contentEnd) }

  /// Whether a line must end between two units, or after the first of them.
  /// - Complexity: O(log count).
  func dividesLine(from first: Int, to last: Int) -> Bool {
    guard let mandatory = exceptions?.mandatoryUnits else { return false }
    let index = mandatory.partitioningIndex { $0 >= first }
    return index < mandatory.count && mandatory[index] < last
  }
}

// MARK: - Making

extension BreakUnitTable {
  /// A table in the making.
  fileprivate struct Builder {
    var units: BreakUnitList.Builder
    /// The units so far.
    private var count: Int32 = 0
    /// Where the content of the last one ends.
    private var lastContentEnd = 0
    var alternatives: [Alternative] = []
    var shortUnits: [Int32: AdvanceSum] = [:]
    var mandatoryUnits: [Int32] = []
    private let edges: LineEdges
    private var joints: LineJoints

    init(edges: LineEdges, joints: LineJoints, units: BreakUnitList.Builder) {
      self.edges = edges
      self.joints = joints
      self.units = units
    }

    var hasExceptions: Bool {
      !(alternatives.isEmpty && shortUnits.isEmpty && mandatoryUnits.isEmpty)
    }

    @inline(__always)
    mutating func append(from start: Int, to unitEnd: TextAnalysis.UnitEnd, of shaped: ShapedText) {
      var contentEnd = unitEnd.contentEnd
      // The white space before a unit of white space hangs with it.
      if contentEnd == start, count > 0 { contentEnd = lastContentEnd }
      lastContentEnd = contentEnd
      let isMandatory = unitEnd.flags.contains(.mandatory)
      if isMandatory { mandatoryUnits.append(count) }
      if !unitEnd.flags.contains(.hyphen), edges.isAsRunning(at: start, of: shaped),
        edges.isAsRunning(at: contentEnd, of: shaped)
      {
        let unit = BreakUnit(
          runningFrom: start,
          to: unitEnd.offset,
          contentEnd: contentEnd,
          isMandatory: isMandatory
        )
        let (beginSum, endSum) = (shaped.prefix[start], shaped.prefix[contentEnd])
        units.append(BreakUnitList.Entry(unit: unit, beginSum: beginSum, endSum: endSum))
        count += 1
        return
      }
      let begin = edges.begin(at: start, of: shaped)
      let ending = edges.ending(at: contentEnd, before: unitEnd, of: shaped)
      let beginning = joints.begin(at: start, begin, of: shaped)
      let end = joints.end(at: contentEnd, ending.preferred, of: shaped)
      if let other = ending.alternative {
        let end = joints.end(at: contentEnd, other, of: shaped)
        alternatives.append(
          Alternative(unit: count, ending: other, sum: end.sum, reach: Int32(end.reach))
        )
      }
      if beginning.reach > end.reach, contentEnd > start {
        shortUnits[count] = shaped.itemized.advance(
          of: start..<contentEnd,
          ends: LineEnds(begin: begin, end: ending.preferred)
        )
      }
      let unit = BreakUnit(
        start: Int32(start),
        end: Int32(unitEnd.offset),
        contentEnd: Int32(contentEnd),
        beginReach: Int32(beginning.reach),
        endReach: Int32(end.reach),
        hasAlternative: ending.alternative != nil,
        isMandatory: isMandatory,
        begin: begin,
        ending: ending.preferred
      )
      units.append(BreakUnitList.Entry(unit: unit, beginSum: beginning.sum, endSum: end.sum))
      count += 1
    }
  }
}

// MARK: - Lines

extension BreakUnitTable {
  /// A place where a line can begin.
  struct LineStart {
    let offset: Int
    let begin: LineEnds.Begin
    /// From where on a line that begins there is as the running text.
    let reach: Int
    /// The sum before it, less what a line that begins there gains over the running text.
    let sum: AdvanceSum
  }

  /// The beginning of a unit as the beginning of a line.
  @inline(__always)
  func lineStart(_ index: Int) -> LineStart {
    let unit = units[index]
    return LineStart(
      offset: Int(unit.start),
      begin: unit.begin,
      reach: Int(unit.beginReach),
      sum: units.beginSum(index)
    )
  }

  /// The advance of a line from `start`, which may come from another table of the same text, to the
  /// end of a unit.
  ///
  /// Arithmetic, but for a line so short that the text shaped anew at its two ends overlaps; that
  /// is shaped by itself.
  @inline(__always)
  func advance(from start: LineStart, through index: Int, of shaped: ShapedText) -> AdvanceSum {
    let unit = units[index]
    if unit.contentEnd <= start.offset { return .zero }
    if start.reach > unit.endReach {
      return shortAdvance(from: start, through: index, ending: unit.ending, of: shaped)
    }
    return units.endSum(index) - start.sum
  }

  /// The last of the units that a line from `start` holds one after the other, as far as sums alone
  /// tell its advance, and that advance; `nil` where the first is none.
  /// - Parameter observe: is told of every advance that was held against the width.
  @inline(__always)
  func lastHeld(
    from start: LineStart,
    through first: Int,
    within limit: (scale: AdvanceScale, width: Double),
    _ observe: (AdvanceSum, _ fits: Bool) -> Void
  ) -> (unit: Int, advance: AdvanceSum)? {
    units.withEntries { entries -> (unit: Int, advance: AdvanceSum)? in
      var last: (unit: Int, advance: AdvanceSum)?
      for index in first..<entries.count {
        let unit = entries[index].unit
        guard unit.contentEnd > start.offset, start.reach <= unit.endReach else { break }
        let advance = entries[index].endSum - start.sum
        guard limit.scale.points(advance) <= limit.width else { break }
        observe(advance, true)
        last = (index, advance)
        if unit.isMandatory { break }
      }
      return last
    } ?? nil
  }

  /// How else a line can end with a unit, and its advance then; `nil` when there is no other way.
  func alternative(
    from start: LineStart,
    through index: Int,
    of shaped: ShapedText
  ) -> (ending: LineEnds.End, advance: AdvanceSum)? {
    let unit = units[index]
    guard unit.hasAlternative, let other = exceptions?.alternative(of: index) else { return nil }
    if unit.contentEnd <= start.offset { return (other.ending, .zero) }
    if start.reach > other.reach {
      return (
        other.ending,
        shaped.itemized.advance(
          of: start.offset..<Int(unit.contentEnd),
          ends: LineEnds(begin: start.begin, end: other.ending)
        )
      )
    }
    return (other.ending, other.sum - start.sum)
  }

  /// The other way to end a line with a unit, when there is one that fits a width.
  /// - Parameter observe: is told of the advance that was held against the width.
  func alternative(
    from start: LineStart,
    through index: Int,
    of shaped: ShapedText,
    within limit: (scale: AdvanceScale, width: Double),
    _ observe: (AdvanceSum, _ fits: Bool) -> Void
  ) -> (ending: LineEnds.End, advance: AdvanceSum)? {
    guard let other = alternative(from: start, through: index, of: shaped) else { return nil }
    let fits = limit.scale.points(other.advance) <= limit.width
    observe(other.advance, fits)
    return fits ? other : nil
  }

  private func shortAdvance(
    from start: LineStart,
    through index: Int,
    ending: LineEnds.End,
    of shaped: ShapedText
  ) -> AdvanceSum {
    if start.offset == units[index].start, let known = exceptions?.shortUnits[Int32(index)] {
      return known
    }
    return shaped.itemized.advance(
      of: start.offset..<Int(units[index].contentEnd),
      ends: LineEnds(begin: start.begin, end: ending)
    )
  }
}

// MARK: - Profiles

extension BreakUnitTable {
  /// Lines whose ends overlap, beyond which a text has no edges: a bound on the time they take.
  private static let mostOverlaps = 4

  /// The sums at which lines of a paragraph begin and end, when the width of every line is the
  /// difference of two of them and grows with each unit that is added at either end; `nil`
  /// otherwise.
  ///
  /// A line ends in the narrowest way it can.
  /// - Parameter range: the units of the paragraph, or the last of them; its last unit may be one
  ///   that a line must end after.
  /// - Returns: arrays parallel to the range.
  /// - Complexity: O(units of the range).
  func edges(scale: AdvanceScale, of shaped: ShapedText, in range: Range<Int>) -> (
    begins: [AdvanceSum], ends: [AdvanceSum]
  )? {
    guard !range.isEmpty else { return nil }
    var edges: (begins: [AdvanceSum], ends: [AdvanceSum]) = ([], [])
    edges.begins.reserveCapacity(range.count)
    edges.ends.reserveCapacity(range.count)
    var mayOverlap = false
    let isGrowing =
      units.withEntries { entries in
        append(&edges, &mayOverlap, scale, range) { entries[$0] }
      }
      ?? append(&edges, &mayOverlap, scale, range) { index in
        BreakUnitList.Entry(
          unit: units[index],
          beginSum: units.beginSum(index),
          endSum: units.endSum(index)
        )
      }
    guard isGrowing else { return nil }
    guard mayOverlap else { return edges }
    for index in range where !units[index].isExactByItself {
      guard overlapsAreExact(from: index, in: range, ends: edges.ends, of: shaped) else {
        return nil
      }
    }
    return edges
  }

  /// Appends the sums of units, as long as lines grow with each.
  /// - Parameter mayOverlap: is set where a unit is not exact by itself.
  /// - Returns: whether they do with all.
  @inline(__always)
  private func append(
    _ edges: inout (begins: [AdvanceSum], ends: [AdvanceSum]),
    _ mayOverlap: inout Bool,
    _ scale: AdvanceScale,
    _ range: Range<Int>,
    _ entry: (Int) -> BreakUnitList.Entry
  ) -> Bool {
    var (begin, end) = (AdvanceSum.zero, AdvanceSum.zero)
    var (contentEnd, isMandatory): (Int32, Bool) = (0, false)
    for index in range {
      let next = entry(index)
      let nextEnd = next.unit.hasAlternative ? narrowestEnd(of: next.unit, at: index) : next.endSum
      guard next.unit.contentEnd > next.unit.start else { return false }
      if index > range.lowerBound {
        guard !isMandatory, contentEnd <= next.unit.contentEnd,
          scale.points(next.beginSum - begin) >= 0, scale.points(nextEnd - end) >= 0
        else { return false }
      }
      if !next.unit.isExactByItself { mayOverlap = true }
      (begin, end) = (next.beginSum, nextEnd)
      (contentEnd, isMandatory) = (next.unit.contentEnd, next.unit.isMandatory)
      edges.begins.append(begin)
      edges.ends.append(end)
    }
    return true
  }

  private func narrowestEnd(of unit: BreakUnit, at index: Int) -> AdvanceSum {
    guard unit.hasAlternative, unit.ending != .hyphen,
      let other = exceptions?.alternative(of: index)
    else { return units.endSum(index) }
    return other.sum
  }

  /// Whether the difference of sums is the advance also of the lines from a unit that are so short
  /// that their ends overlap.
  private func overlapsAreExact(
    from index: Int,
    in range: Range<Int>,
    ends: [AdvanceSum],
    of shaped: ShapedText
  ) -> Bool {
    let start = lineStart(index)
    var last = index
    while last < range.upperBound {
      let other = alternative(from: start, through: last, of: shaped)
      let isNarrow = other != nil && units[last].ending != .hyphen
      let narrow = isNarrow ? exceptions?.alternative(of: last) : nil
      let reach = narrow?.reach ?? units[last].endReach
      guard start.reach > reach else { return true }
      guard last - index < Self.mostOverlaps else { return false }
      let advance =
        isNarrow ? other?.advance : self.advance(from: start, through: last, of: shaped)
      guard advance == ends[last - range.lowerBound] - start.sum else { return false }
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
