import CICU
import Testing
import UnicodeText

@Suite("Properties that Unicode 17.0 changes")
struct LineBreakClassTests {
  private static let names = Dictionary(
    uniqueKeysWithValues: LineBreakProperty.allCases.map { ("\($0)".uppercased(), $0) }
  )

  /// What a file says of every scalar, by its field of a number.
  private func values<Value>(
    _ file: String,
    _ others: Value,
    field: Int = 0,
    category isWanted: (String) -> Bool = { _ in true },
    _ value: (String) throws -> Value
  ) throws -> [Value] {
    var values = [Value](repeating: others, count: 0x110000)
    for row in try UnicodeData.conformanceRows(file) where isWanted(row.category) {
      let value = try value(row.fields[field])
      for scalar in row.scalars { values[Int(scalar)] = value }
    }
    return values
  }

  @Test(.unicode17OrEarlier) func lineBreakOfEveryScalar() throws {
    let expected = try values("LineBreak", LineBreakProperty.xx) {
      try #require(Self.names[$0], "\($0)")
    }
    let departures = expected.enumerated().filter { scalar, property in
      switch (ScalarProperties(UInt32(scalar)).lineBreak, property) {
      case (.quInitial, .qu), (.quFinal, .qu): false
      case (.dottedCircle, .al): scalar != 0x25CC
      case (let found, let property): found != property
      }
    }
    #expect(departures.map { String($0.offset, radix: 16) } == [])
  }

  @Test(.unicode17OrEarlier) func eastAsianWidthOfEveryScalar() throws {
    let expected = try values("EastAsianWidth", "N") { $0 }
    let departures = expected.enumerated().filter { scalar, width in
      let properties = ScalarProperties(UInt32(scalar))
      return properties.isEastAsian != ["F", "W", "H"].contains(width)
        || properties.isAmbiguousOrWide != ["A", "F", "W"].contains(width)
    }
    #expect(departures.map { String($0.offset, radix: 16) } == [])
  }

  @Test(.unicode17OrEarlier) func pictographsOfEveryScalar() throws {
    let expected = try values("ExtendedPictographic", false) { _ in true }
    let isAssigned = try values("LineBreak", false, category: { $0 != "Cn" }) { _ in true }
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    var departures: [String] = []
    for (value, isPictograph) in expected.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(value)), isPictograph || value % 16 == 0 else {
        continue
      }
      // GB11, and LB30b.
      let text = String(String.UnicodeScalarView([scalar, "\u{200D}", "\u{1F525}"]))
      let boundaries = analyzer.analyze(text).boundaries
      let isJoined = !boundaries[UTF16.width(scalar) + 1].contains(.grapheme)
      let isReserved = ScalarProperties(scalar).isReservedPictograph
      if isJoined != isPictograph || isReserved != (isPictograph && !isAssigned[value]) {
        departures.append(String(value, radix: 16))
      }
    }
    #expect(departures == [])
  }

  /// Each scalar joins what stands before and after it as its classes say.
  @Test(.unicode17OrEarlier) func clustersOfEveryScalar() throws {
    let classes = try values("GraphemeBreakProperty", "Other") { $0 }
    let conjuncts = try values("IndicConjunctBreak", "None", field: 1) { $0 }
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    var departures: [String] = []
    for (value, (name, conjunct)) in zip(classes, conjuncts).enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(value)),
        name != "Other" || conjunct != "None" || value % 16 == 0
      else { continue }
      // A letter, KA, the scalar, KA, a letter.
      let text = String(String.UnicodeScalarView(["a", "\u{915}", scalar, "\u{915}", "a"]))
      let boundaries = analyzer.analyze(text).boundaries
      let joinsBefore = !boundaries[2].contains(.grapheme)
      let joinsAfter = !boundaries[2 + UTF16.width(scalar)].contains(.grapheme)
      let isExtending = ["Extend", "ZWJ", "SpacingMark"].contains(name)
      if joinsBefore != isExtending || joinsAfter != (name == "Prepend" || conjunct == "Linker") {
        departures.append(String(value, radix: 16))
      }
      let linked = String(String.UnicodeScalarView(["\u{915}", "\u{94D}", scalar]))
      let isLinked = !analyzer.analyze(linked).boundaries[2].contains(.grapheme)
      if isLinked != (isExtending || conjunct == "Consonant") {
        departures.append(String(value, radix: 16))
      }
    }
    #expect(departures == [])
  }

  /// The table changes what an older ICU says and nothing under one that knows Unicode 17.0 itself.
  @Test(arguments: [
    (15, 0, true), (15, 1, true), (16, 0, true), (17, 0, false), (17, 1, false), (18, 0, false),
  ])
  func areMendedUnderOlderVersionsOnly(_ major: Int32, _ minor: Int32, _ isMended: Bool) {
    let hyphen = UInt32(0x2010)
    let breakAfter =
      UInt32(LineBreakProperty.ba.rawValue) << UInt32(FITCHECK_SCALAR_LINE_BREAK_SHIFT)
    let mended = fitcheck_mend_properties(hyphen, breakAfter, major, minor)
    #expect((mended != breakAfter) == isMended)
    // What is not in the table stays, and so do bits that no rule asks for.
    #expect(fitcheck_mend_properties(0x61, 0xFFFF_FFFF, major, minor) == 0xFFFF_FFFF)
    #expect(fitcheck_mend_properties(hyphen, breakAfter | 0x3FF, major, minor) & 0x3FF == 0x3FF)
  }

  /// By ICU's numbers: Line_Break, General_Category, and what a class that 17.0 does not know counts
  /// as.
  @Test(
    arguments: [
      (48, 19, .hh), (49, 5, .al), (63, 7, .cm), (49, 9, .nu), (64, 27, .al),
    ] as [(Int32, Int8, LineBreakProperty)]
  )
  func laterClassesCountByCategory(
    _ number: Int32,
    _ category: Int8,
    _ expected: LineBreakProperty
  ) {
    #expect(fitcheck_line_break(number, category) == expected.rawValue)
  }

  @Test func knownOnesStay() {
    for property in LineBreakProperty.allCases where property.rawValue <= 48 {
      for category in Int8(0)..<30 {
        #expect(fitcheck_line_break(Int32(property.rawValue), category) == property.rawValue)
      }
    }
  }
}
