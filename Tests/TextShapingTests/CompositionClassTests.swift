import Testing

@testable import TextShaping

/// Which class of the table of spaces a character is of: on both sides of every range (JapaneseText §3).
@Suite struct CompositionClassTests {
  @Test(
    arguments: [
      ("月日", .counter), ("年一亜〆〇", .ideograph),
      ("\u{3041}\u{3096}\u{309F}\u{30A0}\u{30FB}\u{30FF}", .ideograph),
      ("azAZ%+éα", .latin), ("09", .digit), ("(", .parenthesisOpen), (")", .parenthesisClose),
      ("「（【〈《｛", .opening), ("」）】〉》｝", .closing), ("、，", .comma), ("。．", .stop),
      ("\u{2010}\u{2013}\u{2014}\u{2015}\u{2016}\u{2024}\u{2025}\u{2026}\u{2027}！：；？", .neutral),
      // Brackets that the source does not list, and kana of half width, which are narrow letters to it.
      ("［］〘〙〚〛〝〞〟｟｠", .ideograph), ("ｦｱﾝ", .latin), ("ｰﾞﾟﾡ", .neutral), ("｢｣〜～", .edge),
      // Beside the letters, digits and signs of ASCII.
      ("`[$&*,:'.!-\u{0} \u{7F}", .neutral), ("/@{|}~", .edge),
      // Marks and modifier letters among kana and ideographs, spaces, symbols, what is not seen, and Hangul.
      ("\u{309B}\u{309C}ゝゞーヽヾ々", .neutral), ("\u{3099}\u{309A}\u{301}", .neutral),
      ("\u{3000}\u{A0}\u{200B}\u{200E}\u{2060}★℃㈱✨가ㅏ", .neutral),
      // Beside kana, where nothing is.
      ("\u{3040}\u{3097}\u{3098}", .edge),
      // Quotation marks of Latin text, and what stands beside neutral marks.
      ("“”‘’\u{FF02}\u{FF1C}\u{FF1E}", .edge),
    ] as [(String, CompositionClass)]
  )
  func charactersHaveTheirClasses(_ text: String, _ kind: CompositionClass) {
    for scalar in text.unicodeScalars {
      #expect(CompositionClass(scalar.value) == kind, "\(String(scalar.value, radix: 16))")
    }
  }
}
