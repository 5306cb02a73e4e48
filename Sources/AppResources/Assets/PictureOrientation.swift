/// How the rows and columns of a picture's file stand to what is shown (Exif 2.32, 4.6.5.1.6, Orientation).
///
/// A phone's camera writes rows as its sensor has them, and how it was held.
package struct PictureOrientation: Sendable, Hashable {
  /// Exif's number, 1 to 8.
  private let number: UInt16

  /// Rows from the top, each from the left.
  package static let upright = PictureOrientation(number: 1)

  private init(number: UInt16) { self.number = number }

  /// That which a JPEG file's segment for applications (APP1) tells, without its marker and length; `nil` where it is
  /// none of Exif's, or tells none.
  init?(exif segment: ArraySlice<UInt8>) {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let table = Array(segment.dropFirst(6))
    let isLowByteFirst = table.starts(with: Array("II".utf8))
    guard isLowByteFirst || table.starts(with: Array("MM".utf8)) else { return nil }
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= table.count else { return nil }
      let bytes = table[offset..<offset + count]
      return (isLowByteFirst ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return nil }
    for entry in 0..<count {
      let place = start + 2 + 12 * entry
      guard let tag = number(at: place, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      // A short number, which stands where its place would.
      guard number(at: place + 2, 2) == 3, let value = number(at: place + 8, 2),
        1...8 ~= value
      else { return nil }
      self.init(number: UInt16(value))
      return
    }
    return nil
  }

  /// Whether rows of the file are columns of what is shown.
  package var isSideways: Bool { number >= 5 }

  /// Whether what is shown first, across or down, is the last of each of the file's rows.
  package var startsAtEndOfRows: Bool { [2, 3, 7, 8].contains(number) }

  /// Whether what is shown first, down or across, is the last of the file's rows.
  package var startsAtLastRow: Bool { [3, 4, 6, 7].contains(number) }
}
