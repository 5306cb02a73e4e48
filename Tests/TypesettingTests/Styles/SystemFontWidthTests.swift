import FontFaces
import TestSupport
import Testing
import Typesetting

@Suite("The system font is as wide as on iOS")
struct SystemFontWidthTests {
  private static let weights: [String: FontWeight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  @Test func measuredWidths() throws {
    let library = try TestFonts.english()
    let rows = try TestFiles.table("TypesettingTests/Cases/ios-widths.tsv")
    #expect(rows.count > 150)
    for row in rows {
      let weight = try #require(Self.weights[row[1]])
      let size = try #require(Double(row[2]))
      let expected = try #require(Double(row[3]))
      let tolerance = try #require(Double(row[4]))
      let prepared = PreparedText(
        row[5],
        style: TextStyle(cascade: library.cascade(weight: weight))
      )
      let width = prepared.measure(ParagraphStyle(pointSize: size), width: nil).width
      #expect(abs(width - expected) < tolerance, "\(row[0]): \(width) instead of \(expected)")
    }
  }

  /// Pairs are kerned across what is invisible, as HarfBuzz kerns those of a file.
  @Test(arguments: ["\u{AD}", "\u{2060}", "\u{200E}", "\u{200D}"])
  func invisibleCharactersTakeNoRoom(_ invisible: String) throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let paragraph = ParagraphStyle(pointSize: 17)
    for language in ["en", "de"] {
      for row in try Corpus.rows(language).prefix(300) where row.headline.allSatisfy(\.isASCII) {
        let apart = row.headline.map { String($0) }.joined(separator: invisible)
        let expected = PreparedText(row.headline, style: style).naturalWidth(paragraph)
        let width = PreparedText(apart, style: style).naturalWidth(paragraph)
        #expect(abs(width - expected) < 1e-9, "\(row.headline): \(width) instead of \(expected)")
      }
    }
  }

  private static let sizes = [8, 9.5, 12, 13.25, 17, 19.5, 20, 22.7, 28, 34, 60]

  private func expectMeasuredWidth(
    _ text: String,
    _ index: Int,
    _ measured: MeasuredWidths,
    _ library: FontLibrary
  ) -> Bool {
    let weight = ["regular", "medium", "semibold", "bold"][index % 4]
    let size = Self.sizes[index % Self.sizes.count]
    guard let expected = measured.width(of: text, weight: weight, pointSize: size) else {
      return false
    }
    let style = TextStyle(cascade: library.cascade(weight: Self.weights[weight] ?? .regular))
    let width = PreparedText(text, style: style).naturalWidth(ParagraphStyle(pointSize: size))
    #expect(
      abs(width - expected) < 1e-4,
      "\(text.debugDescription), \(weight) \(size): \(width) instead of \(expected)"
    )
    return true
  }

  /// Headlines as they are, and with characters in them that take no room.
  @Test(arguments: ["en", "de", "ru"]) func headlinesAreTheSumOfTheirCharacters(
    _ language: String
  ) throws {
    let (measured, library) = (try MeasuredWidths(), try TestFonts.english())
    var count = 0
    for (index, row) in try Corpus.rows(language).enumerated() {
      // Where scripts meet, HarfBuzz kerns no pair, and we none either.
      guard language != "ru" || row.headline.allSatisfy({ !$0.isASCII || !$0.isLetter }),
        expectMeasuredWidth(row.headline, index, measured, library)
      else { continue }
      count += 1
      var text = String.UnicodeScalarView()
      for (place, scalar) in row.headline.unicodeScalars.enumerated() {
        text.append(scalar)
        let invisible = MeasuredWidths.invisible[(index + place) % MeasuredWidths.invisible.count]
        if (index + place) % 3 == 0 { text.append(invisible) }
      }
      _ = expectMeasuredWidth(String(text), index, measured, library)
    }
    #expect(count > 200)
  }

  /// Every pair of ASCII's characters, side by side and with something invisible between them.
  @Test func pairsAreKernedAsMeasured() throws {
    let (measured, library) = (try MeasuredWidths(), try TestFonts.english())
    let ascii = measured.scalars.filter { $0.isASCII && $0 != " " }
    var kerned = 0
    for (index, left) in ascii.enumerated() {
      for (place, right) in ascii.enumerated() {
        if measured.isPair(left, right) { kerned += 1 }
        let invisible = MeasuredWidths.invisible[(index + place) % MeasuredWidths.invisible.count]
        for text in ["n\(left)\(right)n", "n\(left)\(invisible)\(right)n"] {
          #expect(expectMeasuredWidth(text, index &* 7 + place, measured, library))
        }
      }
    }
    #expect(kerned > 1000)
  }

  /// Every character that the table has, between two that every script knows; marks take no room of
  /// their own, and emoji have a face of theirs.
  @Test func everyCharacterIsAsWideAsMeasured() throws {
    let (measured, library) = (try MeasuredWidths(), try TestFonts.english())
    for (index, scalar) in measured.scalars.enumerated()
    where !scalar.properties.isEmojiPresentation
      && ![.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    {
      #expect(expectMeasuredWidth("(\(scalar))", index, measured, library))
    }
  }
}
