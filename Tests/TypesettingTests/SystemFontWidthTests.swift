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
}
