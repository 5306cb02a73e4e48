import TextShaping
import UnicodeText

/// The break units of a long text, in a fifth of the room: lengths in place of offsets, and of the
/// sums only the number of what they gain over the running text, which is one of few.
///
/// Sums are the same numbers, since they are exact in any order. Immutable; any thread.
final class PackedUnits: Sendable {
  private struct Unit: Sendable {
    let start: Int32
    /// Numbers of gains.
    let beginGain: UInt16
    let endGain: UInt16
    /// How far the reaches are from the ends that they are of.
    let beginReach: UInt16
    let endReach: UInt16
    /// From where the content ends to where the unit does.
    let trailing: UInt8
    let flags: Flags
    let begin: LineEnds.Begin
    let ending: LineEnds.End
  }

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let mandatory = Flags(rawValue: 1)
    static let hasAlternative = Flags(rawValue: 2)
    /// The content ends so far before the unit that it is noted elsewhere.
    static let endsFarBefore = Flags(rawValue: 4)
  }

  /// Units in a row whose contents all end in one place, far before them: white space of which there
  /// may be any amount.
  private struct FarEnd: Sendable {
    let firstUnit: Int32
    let contentEnd: Int32
  }

  private let units: [Unit]
  /// Where the last unit ends.
  private let end: Int32
  /// The different gains.
  private let gains: [AdvanceSum]
  /// In the order of their units.
  private let farEnds: [FarEnd]
  private let prefix: RunningSums

  private init(
    units: [Unit],
    end: Int32,
    gains: [AdvanceSum],
    farEnds: [FarEnd],
    prefix: RunningSums
  ) {
    self.units = units
    self.end = end
    self.gains = gains
    self.farEnds = farEnds
    self.prefix = prefix
  }

  var count: Int { units.count }

  /// The memory it takes on the heap, in bytes; the running sums are the text's.
  var heapByteCount: Int {
    units.heapByteCount + gains.heapByteCount + farEnds.heapByteCount + 64
  }

  subscript(index: Int) -> BreakUnit {
    let unit = units[index]
    let end = end(of: index)
    let contentEnd = contentEnd(of: index)
    return BreakUnit(
      start: unit.start,
      end: end,
      contentEnd: contentEnd,
      beginReach: unit.start + Int32(unit.beginReach),
      endReach: contentEnd - Int32(unit.endReach),
      hasAlternative: unit.flags.contains(.hasAlternative),
      isMandatory: unit.flags.contains(.mandatory),
      begin: unit.begin,
      ending: unit.ending
    )
  }

  func beginSum(_ index: Int) -> AdvanceSum {
    let unit = units[index]
    return prefix[Int(unit.start)] + gains[Int(unit.beginGain)]
  }

  func endSum(_ index: Int) -> AdvanceSum {
    let unit = units[index]
    return prefix[Int(contentEnd(of: index))] + gains[Int(unit.endGain)]
  }

  @inline(__always)
  private func contentEnd(of index: Int) -> Int32 {
    let unit = units[index]
    return unit.flags.contains(.endsFarBefore)
      ? farContentEnd(of: index) : end(of: index) - Int32(unit.trailing)
  }

  private func farContentEnd(of index: Int) -> Int32 {
    farEnds[farEnds.partitioningIndex { $0.firstUnit > index } - 1].contentEnd
  }

  /// The first unit that ends after an offset.
  func index(at offset: Int) -> Int {
    // Each ends where the next begins.
    let next = units.partitioningIndex { $0.start > offset }
    return next == units.count && end <= offset ? next : max(next - 1, 0)
  }

  @inline(__always)
  private func end(of index: Int) -> Int32 {
    index + 1 < units.count ? units[index + 1].start : end
  }

  /// Packed units in the making.
  struct Builder {
    private(set) var last: BreakUnit?
    private var units: [Unit] = []
    private var gains = [AdvanceSum.zero]
    private var farEnds: [FarEnd] = []
    private var numberOfGain: [AdvanceSum: UInt16] = [:]
    private let prefix: RunningSums

    init(prefix: RunningSums, count: Int) {
      self.prefix = prefix
      units.reserveCapacity(count)
    }

    /// Adds a unit.
    /// - Returns: `false` where it cannot be packed.
    mutating func append(_ entry: BreakUnitList.Entry) -> Bool {
      let unit = entry.unit
      guard let beginReach = UInt16(exactly: unit.beginReach - unit.start),
        let endReach = UInt16(exactly: unit.contentEnd - unit.endReach),
        let beginGain = number(of: entry.beginSum - prefix[Int(unit.start)]),
        let endGain = number(of: entry.endSum - prefix[Int(unit.contentEnd)])
      else { return false }
      assert(last.map { $0.end == unit.start } ?? true)
      var flags: Flags = []
      if unit.isMandatory { flags.insert(.mandatory) }
      if unit.hasAlternative { flags.insert(.hasAlternative) }
      var trailing: UInt8 = 0
      if let near = UInt8(exactly: unit.end - unit.contentEnd) {
        trailing = near
      } else {
        flags.insert(.endsFarBefore)
        noteFarEnd(unit.contentEnd)
      }
      units.append(
        Unit(
          start: unit.start,
          beginGain: beginGain,
          endGain: endGain,
          beginReach: beginReach,
          endReach: endReach,
          trailing: trailing,
          flags: flags,
          begin: unit.begin,
          ending: unit.ending
        )
      )
      last = unit
      return true
    }

    /// Notes where the content of the next unit ends.
    private mutating func noteFarEnd(_ contentEnd: Int32) {
      // Where one ends there, all behind it have so far.
      if farEnds.last?.contentEnd == contentEnd { return }
      farEnds.append(
        FarEnd(firstUnit: Int32(truncatingIfNeeded: units.count), contentEnd: contentEnd)
      )
    }

    private mutating func number(of gain: AdvanceSum) -> UInt16? {
      if gain == .zero { return 0 }
      if let known = numberOfGain[gain] { return known }
      guard let number = UInt16(exactly: gains.count) else { return nil }
      gains.append(gain)
      numberOfGain[gain] = number
      return number
    }

    consuming func finish() -> PackedUnits {
      PackedUnits(
        units: units,
        end: last?.end ?? 0,
        gains: gains,
        farEnds: farEnds,
        prefix: prefix
      )
    }
  }
}
