/// A text with each kana as one character that is written as two, its voicing mark behind it: as in
/// normal form D, such as in file names of macOS.
///
/// ICU's phrases and words, and the tables beside them, know kana as one character.
struct ComposedKana {
  /// The text's code units.
  let units: [UInt16]
  /// Where each stands in the text as it is written, and where that ends.
  let offsets: [Int]

  /// - Returns: `nil` where no kana is written as two characters.
  /// - Complexity: linear in the text's length.
  init?(_ utf16: UnsafeBufferPointer<UInt16>) {
    guard utf16.contains(where: { Self.marks.contains($0) }) else { return nil }
    var units: [UInt16] = []
    var offsets: [Int] = []
    units.reserveCapacity(utf16.count)
    offsets.reserveCapacity(utf16.count + 1)
    for (offset, unit) in utf16.enumerated() {
      if Self.marks.contains(unit), let last = units.last, offsets.last == offset - 1,
        let kana = unit == Self.marks.lowerBound ? Self.voiced[last] : Self.halfVoiced[last]
      {
        units[units.count - 1] = kana
      } else {
        units.append(unit)
        offsets.append(offset)
      }
    }
    guard units.count < utf16.count else { return nil }
    self.units = units
    self.offsets = offsets + [utf16.count]
  }

  /// The voicing mark, and the mark of half voicing, which join the character before them.
  private static let marks: ClosedRange<UInt16> = 0x3099...0x309A

  /// By the kana without the mark.
  private static let voiced = pairs(
    "うゔかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼゝゞウヴカガキギ"
      + "クグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボワヷヰヸヱヹヲヺヽヾ"
  )
  private static let halfVoiced = pairs("はぱひぴふぷへぺほぽハパヒピフプヘペホポ")

  /// - Parameter kana: each followed by what it is with a mark.
  private static func pairs(_ kana: String) -> [UInt16: UInt16] {
    let units = Array(kana.utf16)
    var marked: [UInt16: UInt16] = [:]
    for index in stride(from: 0, to: units.count - 1, by: 2) {
      marked[units[index]] = units[index + 1]
    }
    return marked
  }
}
