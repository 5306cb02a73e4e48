import Foundation
import TestSupport
import Testing

/// Texts of all scripts, each in some of very many ways to set it: lines, glyphs, widths by source,
/// margins, heights and doubts as they were when somebody looked at them.
///
/// Rules have tests of their own, and widths an engine to be compared with; this one notices what none
/// of them speaks of. `Scripts/renew-golden` writes `Cases/recorded-lines.txt` anew: every line of its
/// diff is one that was meant.
@Suite struct RecordedTextTests {
  /// In how many ways each text is set; the last one's glyphs are written out.
  private static let ways = 10
  /// In how many more, of which there is but a number each.
  private static let moreWays = 24

  @Test func textsAreSetAsTheyWere() throws {
    let fonts = try RecordedFonts()
    var rows: [String] = []
    for row in try TestFiles.table("TypesettingTests/Cases/texts-in-all-scripts.txt") {
      let text = row[1].unescaped.replacing("\\n", with: "\n").replacing("\\r", with: "\r")
        .replacing("\\t", with: "\t")
      rows.append("== \(row[0]) \(row[1])")
      // A text's own numbers, so that a new one changes no other.
      var generator = SplitMix(seed: text.hashOfBytes)
      for way in 0..<Self.ways {
        let setting = RecordedSetting(text, language: row[0], fonts: fonts, using: &generator)
        rows += setting.rows(text, showsGlyphs: way == Self.ways - 1)
      }
      let more = (0..<Self.moreWays).map { _ in
        RecordedSetting(text, language: row[0], fonts: fonts, styleCount: 2, using: &generator)
          .rows(text, showsGlyphs: false).joined(separator: "\n").digest
      }
      rows.append("- \(Self.moreWays) more ways \(more.joined(separator: " "))")
    }
    try GoldenFile("TypesettingTests/Cases/recorded-lines.txt").check(rows)
  }
}
