/// The brackets and quotation marks of a text, by whether they open or close what they enclose.
///
/// A bracket says so itself. A quotation mark does not: “ opens in English and closes in German, »
/// the other way round, ” does both in Swedish, and ’ and " need enclose nothing. As in UAX #14
/// LB15a and LB15b what stands beside a mark decides: one opens at the start, after a space and
/// after an opening mark, one closes at the end, before a space and before closing punctuation.
/// Between letters an apostrophe or gershayim does neither; others close what is open, and where
/// nothing is, their category tells.
///
/// Index space: UTF-16. Immutable; any thread.
package struct EnclosingMarks: Sendable {
  /// What a mark does.
  package enum Side: Sendable, Hashable {
    case opening, closing
  }

  /// Where quotation marks of a known side stand, in order.
  private let offsets: [Int]
  private let sides: [Side]

  /// The marks of a text.
  /// - Complexity: linear in the text's length.
  package init(_ analysis: TextAnalysis) {
    guard analysis.utf16.contains(where: Self.mayBeQuotation) else {
      offsets = []
      sides = []
      return
    }
    var reader = QuotationReader(analysis.utf16)
    reader.read()
    let known = reader.marks.filter { $0.side != nil }
    offsets = known.map(\.offset)
    sides = known.compactMap(\.side)
  }

  private static func mayBeQuotation(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x275B...0x2760,
      0x2E00...0x2E2F, 0xD83D:
      true
    default: false
    }
  }

  /// What the scalar at an offset does; `nil` when it is no bracket and no quotation mark, or
  /// encloses nothing.
  ///
  /// Full stops and commas that fill half of a full-width box count as closing, as in UAX #14 CL.
  /// - Complexity: logarithmic in the number of quotation marks.
  package func side(at offset: Int, of analysis: TextAnalysis) -> Side? {
    let properties = ScalarProperties(analysis.scalar(at: offset).value)
    if properties.isOpening { return .opening }
    switch properties.lineBreak {
    case .cl, .cp: return .closing
    case .qu, .quInitial, .quFinal:
      let index = offsets.partitioningIndex { $0 >= offset }
      return index < offsets.count && offsets[index] == offset ? sides[index] : nil
    default: return nil
    }
  }

  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int { offsets.heapByteCount + sides.heapByteCount }
}
