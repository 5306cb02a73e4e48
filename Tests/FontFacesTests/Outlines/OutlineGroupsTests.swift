import TestSupport
import Testing

@testable import FontFaces

/// What tables of programs that draw glyphs are read from: dictionaries, lists, and what tells which group a glyph is of.
@Suite("Groups of outlines") struct OutlineGroupsTests {
  // MARK: Dictionaries

  /// Numbers of each length, up to the ends of what these hold.
  @Test func dictionariesHoldNumbers() {
    let bytes: [UInt8] = [
      17, 28, 0x80, 0, 28, 0x7F, 0xFF, 29, 0x80, 0, 0, 0, 30, 0x12, 0x3F, 30, 0xF1, 30, 0x1F, 32,
      246, 247, 0, 250, 255, 251, 0, 254, 255, 5, 12, 36, 139, 12, 7, 139, 140, 0, 139,
    ]
    let entries = BigEndianBytes(bytes).entries(ofDictionary: 1..<bytes.count)
    #expect(entries.map(\.name) == [5, 0xC24, 0xC07, 0])
    let numbers: [Int?] = [
      -32_768, 32_767, -2_147_483_648, nil, nil, nil, -107, 107, 108, 1_131, -108, -1_131,
    ]
    #expect(entries.map(\.numbers) == [numbers, [], [0], [0, 1]])
    // What a dictionary does not reach is none of it, and what the table does not have.
    #expect(BigEndianBytes(bytes).entries(ofDictionary: 0..<1).map(\.name) == [17])
    let (half, cut): ([UInt8], [UInt8]) = ([12], [29, 0, 0])
    #expect(BigEndianBytes(half).entries(ofDictionary: 0..<9).map(\.name) == [0xC00])
    #expect(BigEndianBytes(cut).entries(ofDictionary: 0..<9).isEmpty)
  }

  @Test func entriesStandOnce() {
    let entries = [
      OutlineEntry(name: 1, numbers: [0]), OutlineEntry(name: 2, numbers: [3, 4]),
      OutlineEntry(name: 3, numbers: [-1]), OutlineEntry(name: 4, numbers: [nil]),
      OutlineEntry(name: 5, numbers: [6]), OutlineEntry(name: 5, numbers: [6]),
    ]
    #expect(entries.numbers(0, count: 1) == [])
    #expect(entries.numbers(1, count: 1) == [0])
    #expect(entries.numbers(2, count: 2) == [3, 4])
    for (name, count) in [(1, 0), (1, 2), (2, 1), (3, 1), (4, 0), (4, 1), (5, 1)] {
      #expect(entries.numbers(name, count: count) == nil, "\(count) of \(name)")
    }
  }

  // MARK: Lists

  /// Lists behind a byte, with numbers of one to four bytes that begin with 1 and do not fall.
  @Test(
    arguments: [
      ([9, 0, 0], []), ([9, 0, 1, 1, 1, 3, 7, 7], [6..<8]),
      ([9, 0, 2, 1, 1, 2, 2, 7], [7..<8, 8..<8]), ([9, 0, 1, 2, 0, 1, 0, 2, 7], [8..<9]),
      ([9, 0, 1, 3, 0, 0, 1, 0, 0, 2, 7], [10..<11]),
      ([9, 0, 1, 4, 0, 0, 0, 1, 0, 0, 0, 2, 7], [12..<13]),
      // Cut off, from 0, falling, and of other widths.
      ([9, 0], nil), ([9, 0, 1], nil), ([9, 0, 1, 1, 1], nil), ([9, 0, 1, 1, 1, 3, 7], nil),
      ([9, 0, 1, 1, 0, 2, 7, 7], nil), ([9, 0, 2, 1, 1, 3, 2, 7, 7], nil),
      ([9, 0, 1, 0, 1, 1], nil), ([9, 0, 1, 5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], nil),
    ] as [([UInt8], [Range<Int>]?)]
  )
  func listsGoOneAfterTheOther(_ bytes: [UInt8], _ ranges: [Range<Int>]?) {
    let found = bytes.withUnsafeBytes { bytes -> [Range<Int>]? in
      let table = OutlinePrograms.Table(bytes)
      return OutlinePrograms.List(table, at: 1, countWidth: 2).map { list in
        (-1...list.count).compactMap { list.range($0, in: table) }
      }
    }
    #expect(found == ranges)
  }

  // MARK: Groups

  private static func list(
    _ items: [[UInt8]],
    countWidth: Int,
    offsetWidth: Int = 1
  ) -> [UInt8] {
    var bytes = items.count.bigEndianBytes(countWidth)
    guard !items.isEmpty else { return bytes }
    bytes.append(UInt8(offsetWidth))
    var offset = 1
    bytes += offset.bigEndianBytes(offsetWidth)
    for item in items {
      offset += item.count
      bytes += offset.bigEndianBytes(offsetWidth)
    }
    for item in items { bytes += item }
    return bytes
  }

  /// A table of four glyphs and three groups, each glyph of which names a part of its group: this ends in the first
  /// group, does not in the second, and is none in the third.
  /// - Parameters:
  ///   - selection: the list that tells which group a glyph is of.
  ///   - more: entries of the font's own dictionary.
  ///   - own: entries of the first two groups' dictionaries.
  ///   - offsetWidth: the bytes of an offset in the list of programs.
  ///   - unused: how many groups there are that no glyph is of.
  ///   - fonts: how many fonts the table is of, all of them this one.
  private static func table(
    _ selection: [UInt8],
    isSecond: Bool,
    more: [UInt8] = [],
    own: [UInt8] = [],
    offsetWidth: Int = 1,
    unused: Int = 0,
    fonts: Int = 1
  ) -> [UInt8] {
    let width = isSecond ? 4 : 2
    let program: [UInt8] = isSecond ? [32, 10] : [32, 10, 14]
    let programs = list(
      [[UInt8]](repeating: program, count: 4),
      countWidth: width,
      offsetWidth: offsetWidth
    )
    func head(_ places: [Int]) -> [UInt8] {
      var top: [UInt8] = more + (isSecond ? [] : [12, 30])
      let names: [[UInt8]] = [[17], [12, 37], [12, 36]]
      for (place, name) in zip(places, names) { top += [29] + place.bigEndianBytes(4) + name }
      if isSecond {
        let header: [UInt8] = [2, 0, 5] + top.count.bigEndianBytes(2)
        return header + top + list([], countWidth: 4)
      }
      var bytes: [UInt8] = [1, 0, 4, 4]
      let width = top.count < 255 ? 1 : 4
      let tops = [[UInt8]](repeating: top, count: fonts)
      for items: [[UInt8]] in [[[0x41]], tops, [], []] {
        bytes += list(items, countWidth: 2, offsetWidth: width)
      }
      return bytes
    }
    let start = head([0, 0, 0]).count
    let places = [start, start + programs.count, start + programs.count + selection.count]
    // The parts of a group stand behind what it has of its own, which says so in two bytes.
    var parts: [[UInt8]] = []
    for part: [UInt8] in [[11], [29]] { parts.append([141, 19] + list([part], countWidth: width)) }
    func groups(_ start: Int) -> [UInt8] {
      var dictionaries: [[UInt8]] = []
      var place = start
      for part in parts {
        let numbers: [UInt8] = [141, 29] + place.bigEndianBytes(4)
        dictionaries.append(own + numbers + [18])
        place += part.count
      }
      dictionaries += [[UInt8]](repeating: [], count: 1 + unused)
      return list(dictionaries, countWidth: width)
    }
    let end = places[2] + groups(0).count
    let bytes: [UInt8] = head(places) + programs + selection
    return bytes + groups(end) + parts[0] + parts[1]
  }

  private static func areShort(_ table: [UInt8], isSecond: Bool) -> [Bool] {
    table.withUnsafeBytes { bytes in
      let programs = OutlinePrograms(bytes, isSecond: isSecond)
      return (0..<4).map { programs?.isShort($0) ?? false }
    }
  }

  @Test(
    arguments: [
      // A group for each glyph, one for ranges of them, and groups that there are not.
      ([0, 0, 1, 0, 2], [true, false, true, false]),
      ([0, 1, 0, 3, 0], [false, true, false, true]),
      ([3, 0, 3, 0, 0, 0, 0, 1, 1, 0, 3, 0, 0, 4], [true, false, false, true]),
      ([3, 0, 2, 0, 0, 1, 0, 2, 0, 0, 4], [false, false, true, true]),
      ([3, 0, 1, 0, 0, 0, 0, 4], [true, true, true, true]),
      ([3, 0, 4, 0, 0, 0, 0, 1, 3, 0, 2, 2, 0, 3, 0, 0, 4], [true, false, false, true]),
      // Lists of another kind, and ranges that do not begin with the first glyph, or do not go up.
      ([1, 0, 0, 0, 0], nil), ([2, 0, 1, 0, 0, 0, 0, 4], nil), ([3, 0, 1, 0, 1, 0, 0, 4], nil),
      ([3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 4], nil), ([3, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2], nil),
      ([3, 0, 3, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 4], nil),
    ] as [([UInt8], [Bool]?)]
  )
  func glyphsAreOfGroups(_ selection: [UInt8], _ expected: [Bool]?) {
    for isSecond in [false, true] {
      for width in 1...4 {
        let table = Self.table(selection, isSecond: isSecond, offsetWidth: width)
        let found = Self.areShort(table, isSecond: isSecond)
        #expect(found == (expected ?? [false, false, false, false]), "\(isSecond), \(width)")
      }
    }
  }

  /// Programs are of the second kind where the dictionary says so, once, and says nothing that some programs take for
  /// a number.
  @Test(
    arguments: [
      ([], true), ([141, 12, 6], true), ([140, 12, 6], false), ([141, 12, 6, 141, 12, 6], false),
      ([139, 26], true), ([139, 27], false), ([139, 31], false), ([139, 255], false),
    ] as [([UInt8], Bool)]
  )
  func dictionariesAreThoseOfFonts(_ more: [UInt8], _ isRead: Bool) {
    for isSecond in [false, true] {
      let table = Self.table([0, 0, 0, 0, 0], isSecond: isSecond, more: more)
      let expected = [Bool](repeating: isRead, count: 4)
      #expect(Self.areShort(table, isSecond: isSecond) == expected)
      #expect(Self.areShort(table, isSecond: !isSecond) == [false, false, false, false])
    }
  }

  /// A table may hold several fonts, and that of a font file holds one.
  @Test(arguments: [(0, false), (1, true), (2, false)])
  func tablesHoldOneFont(_ fonts: Int, _ isRead: Bool) {
    let table = Self.table([0, 0, 0, 0, 0], isSecond: false, fonts: fonts)
    let expected = [Bool](repeating: isRead, count: 4)
    #expect(Self.areShort(table, isSecond: false) == expected)
  }

  /// Glyphs name their group in a byte: there are 256 at the most.
  @Test(arguments: [(253, true), (254, false)])
  func groupsHaveABound(_ unused: Int, _ isRead: Bool) {
    for isSecond in [false, true] {
      let table = Self.table([0, 0, 1, 0, 2], isSecond: isSecond, unused: unused)
      let expected = isRead ? [true, false, true, false] : [false, false, false, false]
      #expect(Self.areShort(table, isSecond: isSecond) == expected, "\(isSecond)")
    }
  }

  /// A dictionary has 65,536 bytes at the most, of which the places in this one take 22.
  @Test(arguments: [(0, true), (1, false)])
  func dictionariesHaveABound(_ further: Int, _ isRead: Bool) {
    var more: [UInt8] = []
    for _ in 0..<13_102 { more += [29, 0, 0, 0, 0] }
    more += [28, 0, 0] + [UInt8](repeating: 139, count: further) + [26]
    #expect(more.count + 22 == 65_536 + further)
    let table = Self.table([0, 0, 0, 0, 0], isSecond: false, more: more)
    #expect(Self.areShort(table, isSecond: false) == [Bool](repeating: isRead, count: 4))
  }

  /// So are those of groups.
  @Test(
    arguments: [
      ([], true), ([141, 12, 6], true), ([140, 12, 6], false), ([141, 12, 6, 141, 12, 6], false),
      ([139, 26], true), ([139, 27], false), ([139, 31], false),
    ] as [([UInt8], Bool)]
  )
  func dictionariesAreThoseOfGroups(_ own: [UInt8], _ isRead: Bool) {
    for isSecond in [false, true] {
      let table = Self.table([0, 0, 0, 0, 0], isSecond: isSecond, own: own)
      let expected = [Bool](repeating: isRead, count: 4)
      #expect(Self.areShort(table, isSecond: isSecond) == expected, "\(isSecond)")
    }
  }
}
