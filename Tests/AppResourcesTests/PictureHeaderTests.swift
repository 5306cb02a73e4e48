import Foundation
import Testing

@testable import AppResources

/// Where headers of pictures end, and what of all that a camera tells turns one.
@Suite struct PictureHeaderTests {
  private static func sides(_ bytes: [UInt8]) -> [Double]? {
    PictureHeader(Data(bytes)).map { [Double($0.size.width), Double($0.size.height)] }
  }

  /// A file that ends with its size has one; a byte less is none.
  @Test(
    arguments: [
      (
        [
          0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
          1, 44, 0, 0, 0, 7,
        ],
        [300, 7]
      ),
      ([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 30, 1, 12, 0], [286, 12]),
      ([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 2, 1, 44], [300, 2]),
    ] as [([UInt8], [Double])]
  )
  func filesMayEndWithTheirSize(_ bytes: [UInt8], _ sides: [Double]) {
    #expect(Self.sides(bytes) == sides)
    #expect(Self.sides(Array(bytes.dropLast())) == nil)
  }

  // MARK: - Segments

  private static let beginning: [UInt8] = [0xFF, 0xD8]
  /// A frame of 300 by 2 pixels.
  private static let frame: [UInt8] = [0xFF, 0xC1, 0, 17, 8, 0, 2, 1, 44, 3]

  private static func segment(_ content: [UInt8]) -> [UInt8] {
    [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  /// What a camera tells: entries of a number each, in a table that begins at a place, of which so many are said to be.
  private static func exif(
    _ entries: [(tag: UInt8, type: UInt8, value: UInt8)],
    order: String = "MM",
    place: Int = 8,
    count: Int? = nil
  ) -> [UInt8] {
    var bytes = Array("Exif\0\0\(order)".utf8) + [0, 42, 0, 0, 0, UInt8(place)]
    bytes += [UInt8](repeating: 0, count: place - 8)
    bytes += [0, UInt8(count ?? entries.count)]
    for entry in entries {
      bytes += [1, entry.tag, 0, entry.type, 0, 0, 0, 1, 0, entry.value, 0, 0]
    }
    return bytes
  }

  /// Of the segments that tell of the camera the first counts; others end nothing.
  @Test func theFirstOrientationCounts() {
    let sideways = Self.segment(Self.exif([(0x12, 3, 6)]))
    let upright = Self.segment(Self.exif([(0x12, 3, 1)]))
    let words = Self.segment(Array("http://a.b/".utf8))
    let files: [([UInt8], [Double])] = [
      (sideways + upright, [2, 300]), (upright + sideways, [300, 2]), (words + sideways, [2, 300]),
      (sideways + words, [2, 300]), (words, [300, 2]),
    ]
    for (segments, sides) in files {
      #expect(Self.sides(Self.beginning + segments + Self.frame) == sides, "\(segments)")
    }
  }

  /// A segment that is shorter than its own length has no end.
  @Test(arguments: [0, 1] as [UInt8]) func segmentsHoldTheirLength(_ length: UInt8) {
    #expect(Self.sides(Self.beginning + [0xFF, 0xE1, 0, length] + Self.frame) == nil)
  }

  /// Where rows and columns of the file stand, by Exif's numbers (Exif 2.32, 4.6.5.1.6).
  ///
  /// Row 0 is at the top of 1 and 2, at the bottom of 3 and 4, on the left of 5 and 8 and on the right of 6 and 7; column 0
  /// is on the left of 1 and 4, on the right of 2 and 3, at the top of 5 and 6 and at the bottom of 7 and 8. No other
  /// number tells anything.
  @Test func orientationsAreExifs() {
    for number in UInt8(0)...9 {
      let told = PictureOrientation(exif: Self.exif([(0x12, 3, number)])[...])
      #expect((told != nil) == (1...8).contains(number), "\(number)")
      guard let told else { continue }
      #expect(told.isSideways == [5, 6, 7, 8].contains(number), "\(number)")
      #expect(told.startsAtEndOfRows == [2, 3, 7, 8].contains(number), "\(number)")
      #expect(told.startsAtLastRow == [3, 4, 6, 7].contains(number), "\(number)")
    }
    #expect(PictureOrientation(exif: Self.exif([(0x12, 3, 1)])[...]) == .upright)
    // With the low byte first.
    let low: [UInt8] =
      Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let high = Self.exif([(0x12, 3, 6)])
    #expect(PictureOrientation(exif: low[...]) == PictureOrientation(exif: high[...]))
  }

  /// The table begins where it is said to, has as many entries as it says, and tells the orientation by a short number.
  @Test func tablesAreReadAsTheySay() {
    let tables: [([UInt8], Bool?)] = [
      (Self.exif([(0x12, 3, 6)]), true), (Self.exif([(0x12, 3, 1)]), false),
      (Self.exif([(0x12, 3, 6)], place: 11), true), (Self.exif([(0x12, 4, 6)]), nil),
      (Self.exif([(0x06, 3, 6)]), nil), (Self.exif([(0x06, 3, 1), (0x12, 3, 6)]), true),
      (Self.exif([(0x06, 3, 1), (0x12, 3, 6)], count: 1), nil),
      (Self.exif([(0x12, 3, 6), (0x12, 3, 1)]), true),
      (Self.exif([(0x12, 3, 6)], order: "XX"), nil),
      (Self.exif([]), nil),
    ]
    for (table, isSideways) in tables {
      #expect(PictureOrientation(exif: table[...])?.isSideways == isSideways, "\(table)")
    }
    // The name ends with two bytes of nothing.
    var other = Self.exif([(0x12, 3, 6)])
    other[5] = 1
    #expect(PictureOrientation(exif: other[...]) == nil)
  }

  /// A table may end with the number that tells; where that is not whole nothing is told.
  @Test(arguments: [(0, true), (2, true), (3, nil), (4, nil)] as [(Int, Bool?)])
  func tablesMayEndWithTheirNumber(_ cut: Int, _ isSideways: Bool?) {
    // Two bytes that say nothing stand behind the number.
    let table = Self.exif([(0x12, 3, 6)])
    #expect(PictureOrientation(exif: table.dropLast(cut))?.isSideways == isSideways)
  }
}
