/// How much it takes to blend the outlines of a variable font for a place on its axes (OpenType `CFF2`).
///
/// Each glyph names a set of regions; what they count for at the place is found along each axis, anew
/// where a glyph names another set than the one before. A set may name one region sixty thousand times,
/// which has a thousand axes. How many steps the outline itself takes FreeType and HarfBuzz bound.
///
/// For as long as the table that it was made of.
struct OutlineBlends {
  /// The table `CFF2`.
  private let table: BigEndianBytes<UnsafeRawBufferPointer>

  /// - Parameter table: the table `CFF2`; empty where there is none.
  init(_ table: UnsafeRawBufferPointer) {
    self.table = BigEndianBytes(table)
  }

  /// The most regions of all sets together, which may lie over each other in the table: FreeType takes
  /// room for each as it opens a face.
  static let mostRegions = 1 << 20

  /// Whether no set of regions takes more steps than those of a glyph may be, nor all of them more room.
  /// - Complexity: linear in the sets.
  func areFew() -> Bool {
    switch place {
    case .nowhere: true
    case .strange: false
    case .at(let place): setsAreSmall(at: place)
    }
  }

  /// Where regions and their sets are.
  private enum Place: Equatable {
    case nowhere
    case at(Int)
    /// Named in a way that fonts do not have: not every program reads it alike.
    case strange
  }

  /// What the table's dictionary says of the place.
  private var place: Place {
    guard let start = table.unsigned8(2), let length = table.unsigned16(3) else { return .nowhere }
    var found = Place.nowhere
    let entries = table.entries(ofDictionary: start..<start + length)
    for entry in entries where entry.name == Self.regionsOperator {
      guard found == .nowhere, entry.numbers.count == 1, let place = entry.numbers[0], place > 0
      else { return .strange }
      found = .at(place)
    }
    return found
  }

  /// `vstore`.
  private static let regionsOperator = 24

  private func setsAreSmall(at place: Int) -> Bool {
    // Offsets count from behind the length.
    let start = place + 2
    guard let regions = table.unsigned32(start + 2), let count = table.unsigned16(start + 6),
      let axisCount = table.unsigned16(start + regions)
    else { return true }
    var regionsLeft = Self.mostRegions
    return (0..<count).allSatisfy { index in
      guard let set = table.unsigned32(start + 8 + 4 * index),
        let regionCount = table.unsigned16(start + set + 4)
      else { return true }
      regionsLeft -= regionCount
      return regionsLeft >= 0 && regionCount * axisCount <= GlyphChanges.mostSteps
    }
  }
}
