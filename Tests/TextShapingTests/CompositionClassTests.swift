import Testing

@testable import TextShaping

/// Which class of the table of spaces a character is of: on both sides of every range (JapaneseText §3).
@Suite struct CompositionClassTests {
  @Test(
    arguments: [
      ("月日", .counter), ("年一亜가", .ideograph),
      ("\u{3041}\u{3096}\u{309B}\u{309C}\u{309F}\u{30A0}\u{30FB}\u{30FC}\u{30FF}", .ideograph),
      ("azAZ%+éα", .latin), ("09", .digit), ("(", .parenthesisOpen), (")", .parenthesisClose),
      ("「（【", .opening), ("」）】", .closing), ("、，", .comma), ("。．", .stop),
      ("\u{2014}\u{2015}\u{2025}\u{2026}！：；？", .neutral),
      // Beside the letters, digits and signs of ASCII.
      ("`{@[$&*,/:'.!-\u{0} \u{7F}", .edge),
      // Beside kana, where nothing is or marks are.
      ("\u{3040}\u{3097}\u{3098}\u{3099}\u{309A}\u{301}", .edge),
      // Quotation marks of Latin text, and what stands beside neutral marks.
      ("“”‘’\u{2013}\u{2016}\u{2024}\u{2027}\u{FF02}\u{FF1C}\u{FF1E}", .edge),
    ] as [(String, CompositionClass)]
  )
  func charactersHaveTheirClasses(_ text: String, _ kind: CompositionClass) {
    for scalar in text.unicodeScalars {
      #expect(CompositionClass(scalar.value) == kind, "\(String(scalar.value, radix: 16))")
    }
  }
}
