import FontFaces
import TestSupport
import Testing
import Typesetting
import UnicodeText

@Suite("The visual order of lines")
struct VisualOrderTests {
  /// A line's characters in the order of their glyphs.
  private func seen(_ line: Line, of text: String) -> String {
    let utf16 = Array(text.utf16)
    let head = line.text.prefix { $0 != "…" }.utf16.count
    let cut = line.isTruncated ? line.range.lowerBound + head : utf16.count
    return line.runs.flatMap(\.glyphs).map { glyph in
      glyph.cluster == cut ? "…" : String(decoding: [utf16[glyph.cluster]], as: UTF16.self)
    }.joined()
  }

  @Test func table() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for row in try TestFiles.table("TypesettingTests/Cases/visual-order.tsv") {
      var style = TextStyle(cascade: cascade, language: "he")
      style.baseDirection =
        row[0] == "ltr" ? .leftToRight : row[0] == "rtl" ? .rightToLeft : .firstStrong
      var paragraph = ParagraphStyle(pointSize: 10)
      if let mode = TruncationMode.allCases.first(where: { "\($0)" == row[1] }) {
        paragraph.lineLimit = 1
        paragraph.truncation = mode
      }
      let text = row[3].unescaped
      let laidOut = PreparedText(text, style: style).layOut(paragraph, width: Double(row[2]))
      let lines = laidOut.lines.map { seen($0, of: text) }.joined(separator: "|")
      #expect(lines == row[4].unescaped, "\(row[3])")
    }
  }
}
