import Testing

@testable import TextShaping

/// What each full-width mark is, by how Chinese is written (JapaneseText §3): every one there is.
@Suite struct FullWidthPunctuationTests {
  private typealias Kind = FullWidthPunctuation

  /// All marks below 0x10000 of a kind.
  private func marks(_ kind: Kind, _ writing: Kind.Writing) -> String {
    var text = ""
    for value in UInt32(0)..<0x10000 where Kind(value, writing: writing) == kind {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  private static let opening = "‘“〈《「『【〔〖〘〚〝（［｛｟"
  private static let closing = "’”〉》」』】〕〗〙〛〞〟）］｝｠"

  @Test func everyMarkHasItsKind() {
    for writing in [Kind.Writing.usual, .simplified, .traditional] {
      #expect(marks(.opening, writing) == Self.opening)
    }
    func sorted(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.sorted() }
    #expect(sorted(marks(.closing, .usual)) == sorted(Self.closing + "、。，．"))
    #expect(sorted(marks(.closing, .simplified)) == sorted(Self.closing + "、。，．：；"))
    #expect(sorted(marks(.closing, .traditional)) == sorted(Self.closing))
    #expect(sorted(marks(.middle, .usual)) == sorted("・：；"))
    #expect(sorted(marks(.middle, .simplified)) == sorted("・"))
    #expect(sorted(marks(.middle, .traditional)) == sorted("・：；、。，．"))
  }

  /// Letters far above look like marks in their lowest bits.
  @Test func nothingBeyondTheFirstPlaneIsAMark() {
    for value in [UInt32(0x1F008), 0x13008, 0x2FF08, 0x10FF08, 0x12018] {
      #expect(Kind(value, writing: .usual) == nil)
    }
  }

  @Test(
    arguments: [
      (nil, Kind.Writing.usual), ("ja", .usual), ("ko", .usual), ("en", .usual),
      ("zh", .simplified),
      ("zh-Hans", .simplified), ("zh-CN", .simplified), ("zh-Hant", .traditional),
      ("zh-TW", .traditional), ("zh-HK", .traditional), ("zh-MO", .traditional),
      ("zh-Hans-HK", .simplified), ("zh-Bopo", .traditional), ("zh-Hanb", .traditional),
      ("ZH-hant", .traditional), ("", .usual), ("yue", .traditional), ("zh-yue", .traditional),
      ("yue-HK", .traditional), ("yue_Hans", .simplified), ("yue-CN", .simplified),
    ] as [(String?, FullWidthPunctuation.Writing)]
  )
  func writingFollowsTheTag(_ tag: String?, _ expected: FullWidthPunctuation.Writing) {
    #expect(FullWidthPunctuation.Writing(language: tag) == expected)
  }
}
