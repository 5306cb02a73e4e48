import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Sets of numbers by which measures and advances change, which may lie over each other.
@Suite("Sets of variations") struct VariationSetsTests {
  /// A table with some sets that are all the same one, of one number for each of some items.
  static func table(_ tag: String, sets: Int, items: Int) -> [UInt8] {
    let header: [UInt8] =
      tag == "MVAR"
      ? [0, 1, 0, 0, 0, 0, 0, 8, 0, 0, 0, 12]
      : [0, 1, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let list = 8 + 4 * sets
    // A format, where the regions are, how many sets there are, and where each is.
    var store = 1.bigEndianBytes(2) + list.bigEndianBytes(4) + sets.bigEndianBytes(2)
    for _ in 0..<sets { store += (list + 10).bigEndianBytes(4) }
    // One region along one axis.
    store += [0, 1, 0, 1, 0, 0, 0x40, 0, 0x40, 0]
    store += items.bigEndianBytes(2) + [0, 0, 0, 1, 0, 0] + [UInt8](repeating: 1, count: items)
    return header + store
  }

  private static func lieOverEachOther(_ table: [UInt8], _ tag: String) -> Bool {
    let kind: VariationSets.Kind = tag == "MVAR" ? .measures : .advances
    return table.withUnsafeBytes { VariationSets($0, of: kind).lieOverEachOther() }
  }

  @Test(arguments: ["MVAR", "HVAR", "VVAR"])
  func setsThatLieOverEachOtherAreFound(_ tag: String) {
    #expect(!Self.lieOverEachOther(Self.table(tag, sets: 16, items: 65_535), tag))
    #expect(Self.lieOverEachOther(Self.table(tag, sets: 17, items: 65_535), tag))
    // What is no list of sets has none.
    #expect(!Self.lieOverEachOther([], tag))
    #expect(!Self.lieOverEachOther([UInt8](repeating: 0xFF, count: 40), tag))
  }

  /// As many numbers as the table has bytes are taken where these are more than a million: 32 times 65,536 of 2 MiB.
  @Test(arguments: [(1 << 21, false), ((1 << 21) - 1, true)])
  func largeTablesMayHaveAsManyNumbersAsBytes(_ byteCount: Int, _ isRefused: Bool) {
    for tag in ["MVAR", "HVAR"] {
      let table = Self.table(tag, sets: 32, items: 65_535)
      let rest = [UInt8](repeating: 0, count: byteCount - table.count)
      #expect(Self.lieOverEachOther(table + rest, tag) == isRefused, "\(tag)")
    }
  }

  /// Each set counts by its own size, wherever it is listed: 65,536 numbers by so many regions are up to 16 no more than
  /// a million.
  @Test(arguments: [(16, false), (17, true)])
  func everySetIsCounted(_ regionCount: Int, _ isRefused: Bool) {
    for sets in [[(0, 0), (65_535, regionCount)], [(65_535, regionCount), (0, 0)]] {
      var table: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 8, 0, 0, 0, 12]
      table += 1.bigEndianBytes(2) + 0.bigEndianBytes(4) + sets.count.bigEndianBytes(2)
      for index in sets.indices { table += (16 + 6 * index).bigEndianBytes(4) }
      for (items, regions) in sets {
        table += items.bigEndianBytes(2) + [0, 0] + regions.bigEndianBytes(2)
      }
      #expect(Self.lieOverEachOther(table, "MVAR") == isRefused, "\(sets)")
    }
  }

  /// FreeType reads those of measures as a face is opened.
  @Test(arguments: [16, 17])
  func fontsOfSuchSetsAreRefused(_ count: Int) throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.rename("HVAR", to: "MVAR")
    font.replace("MVAR", with: Data(Self.table("MVAR", sets: count, items: 65_535)))
    let path = try font.write("Sets.ttf")
    if count == 16 {
      #expect(try !FontFace(path: path).axes.isEmpty)
    } else {
      #expect(throws: FontError.tooManyChanges(path: path)) { try FontFace(path: path) }
    }
  }

  /// So are fonts of such advances, in either direction.
  @Test(arguments: ["HVAR", "VVAR"], [16, 17])
  func fontsOfSuchAdvancesAreRefused(_ tag: String, _ count: Int) throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.rename("HVAR", to: tag)
    font.replace(tag, with: Data(Self.table(tag, sets: count, items: 65_535)))
    let path = try font.write("Sets.ttf")
    if count == 16 {
      #expect(try !FontFace(path: path).axes.isEmpty)
    } else {
      #expect(throws: FontError.tooManyChanges(path: path)) { try FontFace(path: path) }
    }
  }
}
