import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// The lines that the rest of a paragraph needs, and when it is too much to look for them.
@Suite("What the rest of a paragraph needs") struct LineNeedsTests {
  /// Lines that do not grow with what they hold are filled one by one, from every unit.
  ///
  /// Of so narrow letters a line holds all that are left, which are *n* (*n* + 1) / 2 comparisons of *n*
  /// units. A million are allowed, and 64 for each unit.
  @Test(arguments: [(2, true), (1_478, true), (1_479, true), (1_480, false), (1_481, false)])
  func longTextsThatDoNotGrow(_ count: Int, _ isFound: Bool) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText(
      String(repeating: "i ", count: count),
      style: TextStyle(cascade: cascade, language: "en")
    )
    var style = ParagraphStyle(pointSize: 10)
    style.tracking = -6
    let fitting = LineFitting(text.storage, style: style)
    #expect(text.storage.units.count == count)
    #expect(
      text.storage.units.edges(
        scale: fitting.advanceScale,
        of: text.storage.shaped,
        in: 0..<count
      ) == nil
    )
    var needs = LineNeeds(of: fitting, width: 50)
    let found = needs.find(from: 0)
    #expect(found == isFound)
    guard isFound else { return }
    #expect(needs[0] == 1 && needs[count - 1] == 1 && needs[count] == 0)
    // It is not counted again.
    let isKnown = needs.find(from: count / 2)
    #expect(isKnown && needs[0] == 1)
  }

  /// Against filling the rest from every unit, of several paragraphs one after the other.
  @Test(arguments: [14.0, 23, 31.5, 60, 200]) func ofEveryUnit(_ width: Double) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText(
      "a bc def ghij klmno\n\npqrstuvwxyzabcdefghijklmn o p qr\ns. The end-of-line",
      style: TextStyle(cascade: cascade, language: "en")
    )
    let (storage, style) = (text.storage, ParagraphStyle(pointSize: 10))
    let fitting = LineFitting(storage, style: style)
    var needs = LineNeeds(of: fitting, width: width)
    for unit in 0..<storage.units.count {
      let isFound = needs.find(from: unit)
      #expect(isFound)
      var breaker = LineBreaker(
        storage,
        scale: fitting.advanceScale,
        width: width,
        from: unit
      )
      var count = 0
      while let line = breaker.next() {
        count += 1
        if line.range.isEmpty || breaker.endsParagraph(line) { break }
      }
      #expect(needs[unit] == count, "\(unit)")
    }
  }
}
