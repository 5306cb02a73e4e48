/// Tables of programs that draw glyphs (`CFF`, `CFF2`), with parts that all programs name, and such as those of the
/// only group of glyphs name.
public enum OutlineTable {
  /// `CFF`.
  public static func first(
    _ programs: [[UInt8]],
    parts: [[UInt8]] = [],
    own: [[UInt8]] = []
  ) -> [UInt8] {
    let names = list([[0x41]])
    let rest = list([]) + list(parts)
    let start = 4 + names.count + list([placeholder(17)]).count + rest.count
    let programs = list(programs)
    let top = joined([
      number(start), [17], number(6), number(start + programs.count), [18],
    ])
    return joined([
      [1, 0, 4, 4], names, list([top]), rest, programs, number(6), [19], list(own),
    ])
  }

  /// `CFF2`, with sets of so many regions, and the set that the programs begin with, where that is told.
  public static func second(
    _ programs: [[UInt8]],
    parts: [[UInt8]] = [],
    own: [[UInt8]] = [],
    sets: [Int] = [],
    set: Int? = nil
  ) -> [UInt8] {
    let parts = list(parts, countWidth: 4)
    let programs = list(programs, countWidth: 4)
    let groupsPlace = 5 + 19 + parts.count + programs.count
    let groupsLength = list([placeholder(11)], countWidth: 4).count
    let groupPlace = groupsPlace + groupsLength
    let choice = set.map { number($0) + [22] } ?? []
    let length = choice.count + 6
    let group = joined([choice, number(length), [19], list(own, countWidth: 4)])
    let top = joined([
      number(5 + 19 + parts.count), [17], number(groupsPlace), [12, 36],
      number(groupPlace + group.count), [24],
    ])
    let groups = list([joined([number(length), number(groupPlace), [18]])], countWidth: 4)
    return joined([
      [2, 0, 5], top.count.bigEndianBytes(2), top, parts, programs, groups, group, regions(sets),
    ])
  }

  private static func regions(_ sets: [Int]) -> [UInt8] {
    let offsets = 8 + 4 * sets.count
    var store = 1.bigEndianBytes(2) + offsets.bigEndianBytes(4) + sets.count.bigEndianBytes(2)
    for index in sets.indices { store += (offsets + 4 + 6 * index).bigEndianBytes(4) }
    store += [0, 1, 0, 0]
    for count in sets { store += [0, 0, 0, 0] + count.bigEndianBytes(2) }
    return store.count.bigEndianBytes(2) + store
  }

  private static func joined(_ parts: [[UInt8]]) -> [UInt8] { parts.flatMap { $0 } }

  private static func placeholder(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func number(_ value: Int) -> [UInt8] { [29] + value.bigEndianBytes(4) }

  private static func list(_ items: [[UInt8]], countWidth: Int = 2) -> [UInt8] {
    guard !items.isEmpty else { return 0.bigEndianBytes(countWidth) }
    var offsets: [Int] = [1]
    for item in items { offsets.append((offsets.last ?? 1) + item.count) }
    let header = items.count.bigEndianBytes(countWidth) + [4]
    return joined([header, offsets.flatMap { $0.bigEndianBytes(4) }] + items)
  }
}
