/// The sets of numbers by which measures and advances of a variable font change (OpenType, "Item Variation
/// Store").
///
/// Sixty thousand of them may lie over one of as many numbers; FreeType takes room for each.
///
/// For as long as the table that it was made of.
struct VariationSets {
  /// What the table is that has them: a header of its own kind says where they are.
  enum Kind {
    /// `MVAR`.
    case measures
    /// `HVAR` and `VVAR`.
    case advances
  }

  /// So many numbers are taken in any case, wherever they lie.
  static let freeNumbers = 1 << 20

  private let table: BigEndianBytes<UnsafeRawBufferPointer>
  /// Where the sets are listed; `nil` where the table ends before it says so.
  private let start: Int?

  /// - Parameters:
  ///   - table: the table, with what is behind it in its file.
  init(_ table: UnsafeRawBufferPointer, of kind: Kind) {
    self.table = BigEndianBytes(table)
    start =
      switch kind {
      case .measures: self.table.unsigned16(10)
      case .advances: self.table.unsigned32(4)
      }
  }

  /// Whether very many numbers lie over each other: apart they are no more than there are bytes.
  /// - Complexity: linear in the sets.
  func lieOverEachOther() -> Bool {
    guard let start, table.unsigned16(start) == 1, let count = table.unsigned16(start + 6) else {
      return false
    }
    var numbersLeft = max(table.count, Self.freeNumbers)
    return !(0..<count).allSatisfy { index in
      guard let set = table.unsigned32(start + 8 + 4 * index),
        let itemCount = table.unsigned16(start + set),
        let regionCount = table.unsigned16(start + set + 4)
      else { return true }
      // The regions themselves are numbers, too.
      numbersLeft -= (itemCount + 1) * regionCount
      return numbersLeft >= 0
    }
  }
}
