import UnicodeText

/// The programs that draw glyphs (`CFF`, `CFF2`), which have parts in common, and these parts of their own.
///
/// A part is run as often as it is named: those of a font of a kilobyte may run one a thousand million times. FreeType
/// ends a program after twenty million steps, which take it up to two seconds.
///
/// For as long as the table that it was made of; any thread.
final class OutlinePrograms: @unchecked Sendable {
  /// The most steps of a program: more than an outline takes of as many points as any version of FreeType draws.
  static let mostSteps = 1 << 17
  /// The most steps of all programs of a font in which one shows others.
  static let mostStepsOfAll = 1 << 22

  /// Programs, or parts of them, one after the other (INDEX).
  struct List {
    let count: Int
    /// Where it ends.
    let end: Int
    private let offsetWidth: Int
    private let offsets: Int
    private let start: Int

    /// - Returns: `nil` where it does not lie within the table, one after the other.
    init?(_ table: Table, at place: Int, countWidth: Int) {
      guard let count = table.unsigned(place, width: countWidth) else { return nil }
      self.count = count
      offsets = place + countWidth + 1
      guard count > 0 else {
        (offsetWidth, start, end) = (1, offsets, place + countWidth)
        return
      }
      guard let width = table.unsigned8(place + countWidth), (1...4).contains(width) else {
        return nil
      }
      offsetWidth = width
      // They count from 1.
      start = offsets + (count + 1) * width - 1
      var last = 1
      for index in 0...count {
        guard let offset = table.unsigned(offsets + index * width, width: width), offset >= last
        else { return nil }
        last = offset
      }
      end = start + last
      guard end <= table.count else { return nil }
    }

    /// Where one of them is; `nil` for none.
    func range(_ index: Int, in table: Table) -> Range<Int>? {
      guard index >= 0, index < count,
        let first = table.unsigned(offsets + index * offsetWidth, width: offsetWidth),
        let end = table.unsigned(offsets + (index + 1) * offsetWidth, width: offsetWidth)
      else { return nil }
      return start + first..<start + end
    }

    /// What is added to the number by which a program names one.
    var bias: Int { count < 1_240 ? 107 : count < 33_900 ? 1_131 : 32_768 }
  }

  /// What the programs of some glyphs have in common.
  struct Group {
    /// The parts that they name.
    var parts: List?
    /// The set of regions of a variable font that they begin with.
    var set = 0
  }

  typealias Table = BigEndianBytes<UnsafeRawBufferPointer>

  let table: Table
  /// Whether it is `CFF2`.
  let isSecond: Bool
  /// The parts that all programs name.
  let parts: List
  /// How many regions each set has.
  let regionCounts: [Int]
  private let programs: List
  private let groups: [Group]
  /// Where the groups of glyphs are told; `nil` where there is one group.
  private let selection: Int?
  private let lazyAreAllShort = Lazy<Bool>()

  /// - Returns: `nil` where it is written in a way that fonts do not have: not every program reads it alike.
  init?(_ bytes: UnsafeRawBufferPointer, isSecond: Bool) {
    let table = Table(bytes)
    guard table.unsigned8(0) == (isSecond ? 2 : 1),
      let (top, parts) = OutlinePrograms.beginning(of: table, isSecond: isSecond),
      let type = top.numbers(0xC06, count: 1), type.allSatisfy({ $0 == 2 }),
      let programsPlace = top.numbers(17, count: 1)?.first,
      let arrayPlaces = top.numbers(0xC24, count: 1),
      let selections = top.numbers(0xC25, count: 1),
      let regions = top.numbers(24, count: 1),
      let programs = List(table, at: programsPlace, countWidth: isSecond ? 4 : 2)
    else { return nil }
    self.table = table
    self.isSecond = isSecond
    self.parts = parts
    self.programs = programs
    regionCounts = regions.flatMap { OutlinePrograms.regionCounts(in: table, at: $0) }
    guard isSecond || top.contains(where: { $0.name == 0xC1E }) else {
      guard let group = OutlinePrograms.group(top, in: table, isSecond: false) else { return nil }
      groups = [group]
      selection = nil
      return
    }
    guard let arrayPlace = arrayPlaces.first,
      let dictionaries = List(table, at: arrayPlace, countWidth: isSecond ? 4 : 2),
      (1...256).contains(dictionaries.count)
    else { return nil }
    let found = (0..<dictionaries.count).compactMap { index in
      dictionaries.range(index, in: table).flatMap { OutlinePrograms.entries(of: table, in: $0) }
        .flatMap { OutlinePrograms.group($0, in: table, isSecond: isSecond) }
    }
    guard found.count == dictionaries.count,
      selections.allSatisfy({ OutlinePrograms.isInOrder(table, selection: $0) })
    else { return nil }
    groups = found
    selection = selections.first
  }

  /// The font's own dictionary, and the parts that all programs name, which follow it.
  private static func beginning(
    of table: Table,
    isSecond: Bool
  ) -> (dictionary: [OutlineEntry], parts: List)? {
    guard let start = table.unsigned8(2) else { return nil }
    if isSecond {
      guard let length = table.unsigned16(3),
        let dictionary = entries(of: table, in: start..<start + length),
        let parts = List(table, at: start + length, countWidth: 4)
      else { return nil }
      return (dictionary, parts)
    }
    guard let names = List(table, at: start, countWidth: 2),
      let dictionaries = List(table, at: names.end, countWidth: 2), dictionaries.count == 1,
      let range = dictionaries.range(0, in: table),
      let dictionary = entries(of: table, in: range),
      let words = List(table, at: dictionaries.end, countWidth: 2),
      let parts = List(table, at: words.end, countWidth: 2)
    else { return nil }
    return (dictionary, parts)
  }

  /// A dictionary; `nil` where it is longer than any, or has what some programs take for a number.
  private static func entries(of table: Table, in range: Range<Int>) -> [OutlineEntry]? {
    guard range.count <= 1 << 16 else { return nil }
    let entries = table.entries(ofDictionary: range)
    return entries.contains { [27, 31, 255].contains($0.name) } ? nil : entries
  }

  private static func group(
    _ dictionary: [OutlineEntry],
    in table: Table,
    isSecond: Bool
  ) -> Group? {
    guard let type = dictionary.numbers(0xC06, count: 1), type.allSatisfy({ $0 == 2 }),
      let place = dictionary.numbers(18, count: 2)
    else { return nil }
    guard place.count == 2, place[0] > 0, place[1] > 0 else { return Group() }
    guard let entries = entries(of: table, in: place[1]..<place[1] + place[0]),
      let parts = entries.numbers(19, count: 1), let set = entries.numbers(22, count: 1)
    else { return nil }
    var group = Group(set: set.first ?? 0)
    if let offset = parts.first, offset > 0 {
      guard let list = List(table, at: place[1] + offset, countWidth: isSecond ? 4 : 2) else {
        return nil
      }
      group.parts = list
    }
    return group
  }

  private static func regionCounts(in table: Table, at place: Int) -> [Int] {
    // Offsets count from behind the length.
    let start = place + 2
    return (0..<(table.unsigned16(start + 6) ?? 0)).map { index in
      table.unsigned32(start + 8 + 4 * index).flatMap { table.unsigned16(start + $0 + 4) } ?? 0
    }
  }

  // MARK: - Groups of glyphs

  /// Whether ranges of glyphs follow one another: FreeType remembers the last one that it found.
  private static func isInOrder(_ table: Table, selection: Int) -> Bool {
    guard table.unsigned8(selection) == 3 else { return table.unsigned8(selection) == 0 }
    guard let count = table.unsigned16(selection + 1) else { return false }
    let starts = (0...count).map { table.unsigned16(selection + 3 + 3 * $0) ?? -1 }
    return starts.first == 0 && zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// - Complexity: O(log n) in the number of ranges.
  private func group(of glyph: Int) -> Group? {
    guard let selection else { return groups.first }
    if table.unsigned8(selection) == 0 {
      guard let index = table.unsigned8(selection + 1 + glyph), groups.indices.contains(index)
      else { return nil }
      return groups[index]
    }
    var (first, end) = (0, table.unsigned16(selection + 1) ?? 0)
    while end - first > 1 {
      let middle = (first + end) / 2
      if let start = table.unsigned16(selection + 3 + 3 * middle), start <= glyph {
        first = middle
      } else {
        end = middle
      }
    }
    guard let index = table.unsigned8(selection + 5 + 3 * first), groups.indices.contains(index)
    else { return nil }
    return groups[index]
  }

  // MARK: - Steps

  /// Whether a glyph's program ends after no more steps than are taken, and with it those of glyphs that it shows.
  func isShort(_ glyph: Int) -> Bool {
    let (isShort, _, isComposed) = run(glyph)
    // Which they are, names of glyphs tell; it is an accent and a letter, of fonts that have few.
    return isShort && (!isComposed || lazyAreAllShort.value { areAllShort() })
  }

  private func areAllShort() -> Bool {
    var stepsLeft = Self.mostStepsOfAll
    return (0..<programs.count).allSatisfy { glyph in
      let (isShort, stepCount, _) = run(glyph)
      stepsLeft -= stepCount
      return isShort && stepsLeft >= 0
    }
  }

  private func run(_ glyph: Int) -> (isShort: Bool, stepCount: Int, isComposed: Bool) {
    // Of what is no glyph nothing is drawn.
    guard let range = programs.range(glyph, in: table) else { return (true, 1, false) }
    guard let group = group(of: glyph) else { return (false, 1, false) }
    var run = OutlineRun(self, range, of: group)
    let isShort = run.ends()
    return (isShort, run.stepCount, run.isComposed)
  }
}

extension [OutlinePrograms?] {
  /// All of them; `nil` where one is missing.
  func all() -> [OutlinePrograms]? {
    let known = compactMap { $0 }
    return known.count == count ? known : nil
  }
}
