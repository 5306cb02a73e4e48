import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Sets of regions of variable fonts with outlines in `CFF2`, of which each is weighed along each axis for a glyph.
@Suite("Blends of outlines") struct OutlineBlendsTests {
  /// A `CFF2` table: the bytes of its dictionary, and sets of so many regions along so many axes.
  private static func table(_ dictionary: [UInt8], axes: Int, sets: [Int]) -> [UInt8] {
    let header: [UInt8] = [2, 0, 5] + dictionary.count.bigEndianBytes(2)
    let offsets = 8 + 4 * sets.count
    var store = 1.bigEndianBytes(2) + offsets.bigEndianBytes(4) + sets.count.bigEndianBytes(2)
    for index in sets.indices { store += (offsets + 4 + 6 * index).bigEndianBytes(4) }
    store += axes.bigEndianBytes(2) + 1.bigEndianBytes(2)
    for count in sets { store += [0, 0, 0, 0] + count.bigEndianBytes(2) }
    return header + dictionary + store.count.bigEndianBytes(2) + store
  }

  /// The place behind a dictionary of so many bytes, as a number of two.
  private static func place(behind count: Int) -> [UInt8] {
    [28] + (5 + count).bigEndianBytes(2)
  }

  private static func areFew(_ table: [UInt8]) -> Bool {
    table.withUnsafeBytes { OutlineBlends($0).areFew() }
  }

  @Test(arguments: [
    (16, [65_535], true), (17, [61_680], true), (17, [61_681], false),
    (1_024, [1_024], true), (1_024, [1_025], false), (1_024, [1, 2, 1_024], true),
    (1_024, [1, 1_025, 2], false), (1_024, [2, 1, 1_025], false), (65_535, [], true),
    (65_535, [16], true), (65_535, [17], false),
  ])
  func regionsAreCountedAlongAllAxes(_ axes: Int, _ sets: [Int], _ areFew: Bool) {
    let dictionary = Self.place(behind: 4) + [24]
    #expect(Self.areFew(Self.table(dictionary, axes: axes, sets: sets)) == areFew)
  }

  /// A table that ends before the sizes of its sets names none that could be too large.
  @Test func setsBehindTheEndAreNone() {
    let whole = Self.table(Self.place(behind: 4) + [24], axes: 1_024, sets: [1_025])
    #expect(!Self.areFew(whole))
    for count in whole.indices {
      #expect(Self.areFew(Array(whole.prefix(count))), "\(count) of \(whole.count) bytes")
    }
  }

  /// The place may be a number of any length, behind other entries, and is looked for in the dictionary alone.
  @Test func placesAreFoundBehindOtherEntries() {
    let dictionaries: [[UInt8]] = [
      // 8, 8, 256 bytes of an entry in front, and 10 and 15 with real numbers and operators of two bytes.
      [29, 0, 0, 0, 11, 24], [139 + 7, 24], [139, 12, 7, 139 + 10, 24],
      [30, 0x12, 0x3F, 17, 139 + 11, 24], [30, 0xF0, 17, 139 + 10, 24],
    ]
    for dictionary in dictionaries {
      #expect(Self.areFew(Self.table(dictionary, axes: 1_024, sets: [1_024])), "\(dictionary)")
      #expect(!Self.areFew(Self.table(dictionary, axes: 1_024, sets: [1_025])), "\(dictionary)")
    }
    let long = [UInt8](repeating: 139, count: 120) + [17]
    // Numbers of one byte with another behind it, from 108 up.
    let far = long + [247, UInt8(5 + long.count + 3 - 108), 24]
    #expect(Self.areFew(Self.table(far, axes: 1_024, sets: [1_024])))
    #expect(!Self.areFew(Self.table(far, axes: 1_024, sets: [1_025])))
    // Behind the dictionary nothing is an entry.
    let none = Self.table([139, 17], axes: 1_024, sets: [1_025])
    #expect(Self.areFew(none))
    #expect(Self.areFew([]) && Self.areFew([2, 0, 5]) && Self.areFew([2, 0, 5, 0, 9]))
  }

  /// Of places that programs read otherwise than each other none is taken.
  @Test(
    arguments: [
      [24], [139, 24], [138, 24], [139 + 9, 139 + 9, 24], [139 + 9, 24, 139 + 9, 24],
      [30, 0x9F, 24], [251, 0, 24],
    ] as [[UInt8]]
  )
  func strangePlacesAreRefused(_ dictionary: [UInt8]) {
    #expect(!Self.areFew(Self.table(dictionary, axes: 1, sets: [1])))
  }

  /// All sets are read as a face is opened, and may lie over each other.
  @Test(arguments: [(16, true), (17, false)])
  func regionsOfAllSetsAreCounted(_ count: Int, _ areFew: Bool) throws {
    let dictionary = Self.place(behind: 4) + [24]
    let table = Self.table(dictionary, axes: 1, sets: [Int](repeating: 65_535, count: count))
    #expect(Self.areFew(table) == areFew)
    // FreeType finds it at the end of the directory as well, where it is out of order.
    for name in ["HVAR", "post"] {
      let font = try AlteredFont.test("Variable.ttf")
      font.rename(name, to: "CFF2")
      font.replace("CFF2", with: Data(table))
      let path = try font.write("Sets.ttf")
      if areFew {
        _ = try FontFace(path: path)
      } else {
        #expect(throws: FontError.tooManyChanges(path: path)) { try FontFace(path: path) }
      }
    }
  }

  /// The directory names a table without its end, which FreeType reads all the same.
  @Test func tablesAreReadBeyondTheirEnds() throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.rename("HVAR", to: "CFF2")
    font.replace("CFF2", with: Data([1, 2]))
    let bytes = Array(font.data) + [3]
    let found = bytes.withUnsafeBufferPointer { bytes in
      FontTables(bytes: bytes).tables(named: OpenTypeTag(known: "CFF2"), face: 0).map { Array($0) }
    }
    #expect(found == [[1, 2, 3]])
  }

  @Test(arguments: [(1_024, true), (1_025, false)])
  func setsOfTooManyRegionsAreRefused(_ count: Int, _ isOpened: Bool) throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.rename("HVAR", to: "CFF2")
    let dictionary = Self.place(behind: 4) + [24]
    font.replace("CFF2", with: Data(Self.table(dictionary, axes: 1_024, sets: [count])))
    let path = try font.write("Blends.ttf")
    if isOpened {
      #expect(try !FontFace(path: path).axes.isEmpty)
    } else {
      #expect(throws: FontError.tooManyChanges(path: path)) { try FontFace(path: path) }
    }
  }
}
