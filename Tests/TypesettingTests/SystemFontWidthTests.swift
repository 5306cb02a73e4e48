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
}
