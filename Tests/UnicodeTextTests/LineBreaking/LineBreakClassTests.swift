import CICU
import Testing
import UnicodeText

@Suite("Classes of line breaking that Unicode 15.0 does not know")
struct LineBreakClassTests {
  /// By ICU's numbers: Line_Break, General_Category, and what the class was in 15.0.
  @Test(
    arguments: [
      (43, 5, .al), (44, 5, .al), (45, 5, .al), (45, 9, .nu),  // AK, AP, AS
      (46, 8, .cm), (47, 8, .cm), (47, 6, .cm),  // VF, VI
      (48, 19, .ba), (48, 16, .ba),  // HH: hyphens, the soft one among them
      (49, 5, .al), (63, 7, .cm), (49, 9, .nu), (64, 27, .al),  // of versions yet to come
    ] as [(Int32, Int8, LineBreakProperty)]
  )
  func areWhatTheyWere(_ number: Int32, _ category: Int8, _ expected: LineBreakProperty) {
    #expect(fitcheck_line_break(number, category) == expected.rawValue)
  }

  @Test func knownOnesStay() {
    for property in LineBreakProperty.allCases {
      for category in Int8(0)..<30 {
        #expect(fitcheck_line_break(Int32(property.rawValue), category) == property.rawValue)
      }
    }
  }
}
