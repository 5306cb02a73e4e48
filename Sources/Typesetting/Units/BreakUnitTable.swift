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

    init(_ builder: borrowing Builder) {
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

  /// The units of a part of a text that begins and ends with one, and before which there is no
  /// white space, as its line-break opportunities or its grapheme boundaries cut it
  /// (`TextAnalysis.forEachUnitEnd`).
  /// - Parameter length: units of texts of so many code units are packed.
  /// - Complexity: linear in the text's length.
  init(
    _ shaped: borrowing ShapedText,
    edges: LineEdges,
    cutAt flag: BoundaryFlags,
    in range: Range<Int>,
    packedFrom length: Int = BreakUnitList.longLength
  ) {
    // A list that grows would hold a long text's units twice over.
    let count = shaped.analysis.unitCount(cutAt: flag, in: range)
    self.init(
      shaped,
      edges: edges,
      cutAt: flag,
      in: range,
      BreakUnitList.Builder(of: shaped, count: count, packedFrom: length)
    )
  }

  /// The units of a text of usual length, cut at its line-break opportunities.
  /// - Parameter units: where they are kept.
  /// - Complexity: linear in the text's length.
  init(
    _ shaped: borrowing ShapedText,
    edges: LineEdges,
    in units: consuming BlockArray<BreakUnitList.Entry>.Builder
  ) {
    self.init(
      shaped,
      edges: edges,
      cutAt: .lineBreak,
      in: 0..<shaped.count,
      BreakUnitList.Builder(in: units)
    )
  }

  @inline(__always)
  private init(
    _ shaped: borrowing ShapedText,
    edges: LineEdges,
    cutAt flag: BoundaryFlags,
    in range: Range<Int>,
    _ units: consuming BreakUnitList.Builder
  ) {
    var builder = Builder(
      edges: edges,
      joints: flag == .grapheme ? .ofClusters() : .ofUnits(count: range.count),
      units: units,
      from: range.lowerBound
    )
    var start = range.lowerBound
    shaped.analysis.forEachUnitEnd(cutAt: flag, in: range) { end in
      builder.append(from: start, to: end, of: shaped)
      start = end.offset
    }
    exceptions = builder.hasExceptions ? Exceptions(builder) : nil
    self.units = builder.finish()
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
  fileprivate struct Builder: ~Copyable {
    private var units: BreakUnitList.Builder
    /// The units so far.
    private var count: Int32 = 0
    /// Where the content of the last one ends; of none, where the first begins.
    private var lastContentEnd: Int
    var alternatives: [Alternative] = []
    var shortUnits: [Int32: AdvanceSum] = [:]
    var mandatoryUnits: [Int32] = []
    private let edges: LineEdges
    private var joints: LineJoints

    init(
      edges: LineEdges,
      joints: LineJoints,
      units: consuming BreakUnitList.Builder,
      from start: Int
    ) {
      lastContentEnd = start
      self.edges = edges
      self.joints = joints
      self.units = units
    }

    consuming func finish() -> BreakUnitList { units.finish() }

    var hasExceptions: Bool {
      !(alternatives.isEmpty && shortUnits.isEmpty && mandatoryUnits.isEmpty)
    }

    @inline(__always)
    mutating func append(
      from start: Int,
      to unitEnd: TextAnalysis.UnitEnd,
      of shaped: borrowing ShapedText
    ) {
      var contentEnd = unitEnd.contentEnd
      // The white space before a unit of white space hangs with it.
      if contentEnd == start { contentEnd = lastContentEnd }
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
        shortUnits[count] = shaped.itemized.rememberedAdvance(
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
  func advance(
    from start: LineStart,
    through index: Int,
    of shaped: borrowing ShapedText
  ) -> AdvanceSum {
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
    of shaped: borrowing ShapedText
  ) -> (ending: LineEnds.End, advance: AdvanceSum)? {
    let unit = units[index]
    guard unit.hasAlternative, let other = exceptions?.alternative(of: index) else { return nil }
    if unit.contentEnd <= start.offset { return (other.ending, .zero) }
    if start.reach > other.reach {
      return (
        other.ending,
        shaped.itemized.rememberedAdvance(
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
    of shaped: borrowing ShapedText,
    within limit: (scale: AdvanceScale, width: Double),
    _ observe: (AdvanceSum, _ fits: Bool) -> Void
  ) -> (ending: LineEnds.End, advance: AdvanceSum)? {
    guard let other = alternative(from: start, through: index, of: shaped) else { return nil }
    let fits = limit.scale.points(other.advance) <= limit.width
    observe(other.advance, fits)
    return fits ? other : nil
  }

  /// The sum at the end of a unit that a line can end with in another way, with that, and up to where
  /// such a line is as the running text; `nil` when there is no other way.
  func otherEnd(of index: Int) -> (sum: AdvanceSum, reach: Int32)? {
    exceptions?.alternative(of: index).map { ($0.sum, $0.reach) }
  }

  private func shortAdvance(
    from start: LineStart,
    through index: Int,
    ending: LineEnds.End,
    of shaped: borrowing ShapedText
  ) -> AdvanceSum {
    if start.offset == units[index].start, let known = exceptions?.shortUnits[Int32(index)] {
      return known
    }
    return shaped.itemized.rememberedAdvance(
      of: start.offset..<Int(units[index].contentEnd),
      ends: LineEnds(begin: start.begin, end: ending)
    )
  }
}
