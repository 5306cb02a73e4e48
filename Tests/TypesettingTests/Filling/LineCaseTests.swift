import FontFaces
import TestSupport
import Testing
import Typesetting
import UnicodeText

@Suite("Lines of short texts")
struct LineCaseTests {
  @Test func table() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let rows = try TestFiles.table("TypesettingTests/Cases/lines.tsv")
    #expect(rows.count >= 14)
    for row in rows {
      var style = TextStyle(cascade: cascade, language: row[0])
      style.lineBreakStrictness = try #require(LineBreakStrictness(rawValue: row[1]))
      let paragraph = ParagraphStyle(pointSize: try #require(Double(row[2])))
      let width = try #require(Double(row[3]))
      let text = row[4].unescaped
      let prepared = PreparedText(text, style: style)
      let lines = prepared.layOut(paragraph, width: width).lines
      let starts = lines.map(\.range.lowerBound).dropFirst() + [text.utf16.count]
      var start = text.utf16.startIndex
      let found = starts.map { offset in
        let end = text.utf16.index(text.utf16.startIndex, offsetBy: offset)
        defer { start = end }
        return String(text[start..<end])
      }
      #expect(found.joined(separator: "|") == row[5].unescaped, "\(row)")
    }
  }
}
