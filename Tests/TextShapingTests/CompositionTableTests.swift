import Testing

@testable import TextShaping

/// What stands between every two classes of characters, and what each loses at a line's edge, worked out by hand from
/// WebKit's table (JapaneseText §3.3).
@Suite struct CompositionTableTests {
  /// In thousandths of an em, less what the two have at a line's edge: 400 before the ink of an opening bracket and
  /// behind that of a closing one, 500 behind that of a comma or full stop.
  private static let spaces: [(CompositionClass, CompositionClass, left: Int, right: Int)] = [
    (.ideograph, .opening, 0, 0), (.counter, .opening, 0, 0), (.latin, .opening, 0, 0),
    (.digit, .opening, 0, 0), (.closing, .ideograph, 0, 0), (.closing, .counter, 0, 0),
    (.closing, .latin, 0, 0), (.closing, .digit, 0, 0),
    // A quarter stands between two brackets, an eighth before a mark. Beside a neutral one a bracket keeps its box.
    (.opening, .opening, 0, -150), (.closing, .closing, -150, 0), (.closing, .opening, -150, -150),
    (.closing, .comma, -275, 0), (.closing, .stop, -275, 0), (.comma, .closing, -250, 0),
    (.stop, .closing, -250, 0), (.comma, .opening, -100, -400), (.stop, .opening, 0, -400),
    (.comma, .latin, -100, 0), (.comma, .digit, -100, 0), (.neutral, .opening, 0, 294),
    (.closing, .neutral, 294, 0), (.parenthesisOpen, .opening, 0, 294),
    (.parenthesisClose, .opening, 0, 294),
    (.closing, .parenthesisOpen, 294, 0), (.closing, .parenthesisClose, 294, 0),
    // What has nothing of its own gains all of it.
    (.ideograph, .latin, 125, 0), (.latin, .ideograph, 0, 125), (.ideograph, .digit, 125, 0),
    (.digit, .ideograph, 0, 125), (.counter, .latin, 125, 0), (.latin, .counter, 0, 125),
    (.counter, .digit, 40, 0), (.digit, .counter, 0, 40), (.ideograph, .parenthesisOpen, 125, 0),
    (.parenthesisClose, .ideograph, 0, 125), (.counter, .parenthesisOpen, 125, 0),
    (.parenthesisClose, .counter, 0, 125),
  ]

  @Test(arguments: CompositionClass.allCases)
  func everyPairHasItsSpace(_ left: CompositionClass) {
    for right in CompositionClass.allCases {
      let expected = Self.spaces.first { $0.0 == left && $0.1 == right }
      let space = CompositionTable.japanese.space(between: left, and: right)
      #expect(space?.left == expected?.left, "\(left.name) \(right.name)")
      #expect(space?.right == expected?.right, "\(left.name) \(right.name)")
    }
  }

  /// A bracket's ink takes 306 of its box, and 400 stand beside it; a comma fills its box with the 500 behind it.
  ///
  /// Where a line begins, a bracket is drawn 370 wide.
  @Test(arguments: CompositionClass.allCases)
  func whatBracketsLose(_ kind: CompositionClass) {
    let isBracket = kind == .opening || kind == .closing
    #expect(CompositionTable.japanese.loss(of: kind) == (isBracket ? 294 : 0))
    #expect(CompositionTable.japanese.flush == 336)
  }

  /// Multiples of a thousandth are exact, whatever the em.
  @Test(arguments: [1_000.0, 2_048, 1_024, 1_914.88]) func thousandthsAreExact(_ em: Double) {
    let unit = CompositionTable.thousandth(of: em)
    #expect(abs(unit - em / 1_000) < 1e-4)
    #expect((1...1_000).allSatisfy { Double($0) * unit + unit == Double($0 + 1) * unit })
  }
}
