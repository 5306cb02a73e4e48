import TextShaping
import UnicodeText

/// The text between two neighbouring break opportunities, with what a line gains or loses by
/// beginning or ending with it.
///
/// Index space of offsets: UTF-16.
struct BreakUnit: Sendable {
  /// Where the unit begins.
  let start: Int32
  /// Where the unit ends and the next begins, after its trailing white space.
  let end: Int32
  /// Where a line that ends with the unit ends without its trailing white space; before `start`
  /// when the unit and the end of the one before it are all white space.
  let contentEnd: Int32
  /// From where on a line that begins with the unit is as the running text.
  fileprivate let beginReach: Int32
  /// Up to where a line that ends with the unit is as the running text.
  fileprivate let endReach: Int32
  /// The place of the other way to end a line in the table's list; −1 when there is none.
  fileprivate let alternative: Int32
  /// Whether a line must end after the unit.
  let isMandatory: Bool
  /// How a line begins with the unit.
  fileprivate let begin: LineEnds.Begin
  /// How a line ends with the unit.
  let ending: LineEnds.End
  /// The sum before the unit, less what a line that begins here gains over the running text.
  fileprivate let beginSum: AdvanceSum
  /// The sum before `contentEnd`, with what a line that ends here gains over the running text.
  fileprivate let endSum: AdvanceSum
}

/// The break units of a text in order.
///
/// A line of the units `first...last` is as wide as `last.endSum − first.beginSum`: the deltas of
/// kerning, joining, hyphens, punctuation and the like at both ends are contained in the sums, so
/// that this difference equals the advance of the line shaped by itself. Immutable; any thread.
struct BreakUnitTable: Sendable {
  /// Another way to end a line with a unit, for where the preferred one does not fit.
  fileprivate struct Alternative: Sendable {
    let ending: LineEnds.End
    let sum: AdvanceSum
    let reach: Int32
  }

  /// What few texts have: apart, so that a table is cheap to hold on to.
  private final class Exceptions: Sendable {
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

    var heapByteCount: Int {
      alternatives.heapByteCount + mandatoryUnits.heapByteCount
        + shortUnits.capacity * MemoryLayout<(Int32, AdvanceSum)>.stride
    }
  }

  private let units: [BreakUnit]
  private let exceptions: Exceptions?

  /// The units of a text, as its line-break opportunities or its grapheme boundaries cut it.
  ///
  /// An opportunity within a grapheme cluster (UAX #14 has one between a space and a mark on it) is
  /// passed over: clusters stay whole. So does a soft hyphen with the cluster before it.
  /// - Complexity: linear in the text's length.
  init(_ shaped: ShapedText, edges: LineEdges, cutAt flag: BoundaryFlags) {
    self.init(shaped, edges: edges, cutAt: flag, in: 0..<shaped.count)
  }

  /// The units of a part of a text that begins and ends with one, and before which there is no
  /// white space.
  init(_ shaped: ShapedText, edges: LineEdges, cutAt flag: BoundaryFlags, in range: Range<Int>) {
    let ends = (range.lowerBound...range.upperBound).dropFirst()
    var builder = Builder(
      edges: edges,
      joints: flag == .grapheme ? .ofClusters() : .ofUnits(count: range.count)
    )
    // A table that grows would hold a long text's units twice over.
    builder.units.reserveCapacity(
      ends.count { Self.endsUnit(at: $0, cutAt: flag, of: shaped.analysis) }
    )
    var start = range.lowerBound
    for offset in ends where Self.endsUnit(at: offset, cutAt: flag, of: shaped.analysis) {
      let isMandatory = shaped.analysis.boundaries[offset].contains(.mandatory)
      builder.append(start..<offset, of: shaped, isMandatory: isMandatory)
      start = offset
    }
    units = builder.units
    exceptions = builder.hasExceptions ? Exceptions(builder) : nil
  }

  /// Whether a unit ends at an offset.
  @inline(__always)
  static func endsUnit(at offset: Int, cutAt flag: BoundaryFlags, of analysis: TextAnalysis) -> Bool
  {
    let flags = analysis.boundaries[offset]
    guard flags.contains(flag), flags.contains(.grapheme) else { return false }
    return flags.contains(.lineBreak) || analysis.utf16[offset] != 0xAD
  }

  var count: Int { units.count }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int {
    units.heapByteCount + (exceptions?.heapByteCount ?? 0)
  }

  @inline(__always)
  subscript(index: Int) -> BreakUnit {
    _read { yield units[index] }
  }

  /// The index of the unit that begins at an offset, or holds it.
  /// - Complexity: O(log count).
  func index(at offset: Int) -> Int {
    units.partitioningIndex { $0.end > offset }
  }

  /// Where the text ends without its trailing white space.
  var endOfContent: Int { units.last.map { Int($0.contentEnd) } ?? 0 }

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
    var units: [BreakUnit] = []
    var alternatives: [Alternative] = []
    var shortUnits: [Int32: AdvanceSum] = [:]
    var mandatoryUnits: [Int32] = []
    private let edges: LineEdges
    private var joints: LineJoints

    init(edges: LineEdges, joints: LineJoints) {
      self.edges = edges
      self.joints = joints
    }

    var hasExceptions: Bool {
      !(alternatives.isEmpty && shortUnits.isEmpty && mandatoryUnits.isEmpty)
    }

    mutating func append(_ range: Range<Int>, of shaped: ShapedText, isMandatory: Bool) {
      var contentEnd = shaped.analysis.endOfContent(in: range)
      // The white space before a unit of white space hangs with it.
      if contentEnd == range.lowerBound, let last = units.last { contentEnd = Int(last.contentEnd) }
      let begin = edges.begin(at: range.lowerBound, of: shaped)
      let ending = edges.ending(at: contentEnd, breakAt: range.upperBound, of: shaped)
      let beginning = joints.begin(at: range.lowerBound, begin, of: shaped)
      let end = joints.end(at: contentEnd, ending.preferred, of: shaped)
      if let other = ending.alternative {
        let end = joints.end(at: contentEnd, other, of: shaped)
        alternatives.append(Alternative(ending: other, sum: end.sum, reach: Int32(end.reach)))
      }
      if beginning.reach > end.reach, contentEnd > range.lowerBound {
        shortUnits[Int32(units.count)] = shaped.itemized.advance(
          of: range.lowerBound..<contentEnd,
          ends: LineEnds(begin: begin, end: ending.preferred)
        )
      }
      if isMandatory { mandatoryUnits.append(Int32(units.count)) }
      units.append(
        BreakUnit(
          start: Int32(range.lowerBound),
          end: Int32(range.upperBound),
          contentEnd: Int32(contentEnd),
          beginReach: Int32(beginning.reach),
          endReach: Int32(end.reach),
          alternative: ending.alternative == nil ? -1 : Int32(alternatives.count - 1),
          isMandatory: isMandatory,
          begin: begin,
          ending: ending.preferred,
          beginSum: beginning.sum,
          endSum: end.sum
        )
      )
    }
  }
}

// MARK: - Lines

extension BreakUnitTable {
  /// A place where a line can begin.
  struct LineStart {
    let offset: Int
    let begin: LineEnds.Begin
    fileprivate let reach: Int
    fileprivate let sum: AdvanceSum
  }

  /// The beginning of a unit as the beginning of a line.
  @inline(__always)
  func lineStart(_ index: Int) -> LineStart {
    let unit = units[index]
    return LineStart(
      offset: Int(unit.start),
      begin: unit.begin,
      reach: Int(unit.beginReach),
      sum: unit.beginSum
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
    return unit.endSum - start.sum
  }

  /// How else a line can end with a unit, and its advance then; `nil` when there is no other way.
  func alternative(
    from start: LineStart,
    through index: Int,
    of shaped: ShapedText
  ) -> (ending: LineEnds.End, advance: AdvanceSum)? {
    let unit = units[index]
    guard unit.alternative >= 0, let exceptions else { return nil }
    let other = exceptions.alternatives[Int(unit.alternative)]
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
    let units = units[range]
    guard !units.isEmpty else { return nil }
    let ends = units.map { $0.ending == .hyphen ? $0.endSum : narrowestEnd(of: $0) }
    for index in range.dropFirst() {
      let (unit, next) = (units[index - 1], units[index])
      let place = index - range.lowerBound
      guard !unit.isMandatory, unit.contentEnd <= next.contentEnd,
        scale.points(next.beginSum - unit.beginSum) >= 0,
        scale.points(ends[place] - ends[place - 1]) >= 0
      else { return nil }
    }
    for index in range {
      guard units[index].contentEnd > units[index].start,
        overlapsAreExact(from: index, in: range, ends: ends, of: shaped)
      else { return nil }
    }
    return (units.map(\.beginSum), ends)
  }

  private func narrowestEnd(of unit: BreakUnit) -> AdvanceSum {
    guard unit.alternative >= 0, let exceptions else { return unit.endSum }
    return exceptions.alternatives[Int(unit.alternative)].sum
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
      let narrow = isNarrow ? exceptions?.alternatives[Int(units[last].alternative)] : nil
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
