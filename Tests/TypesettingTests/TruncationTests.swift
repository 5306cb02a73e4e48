import FontFaces
import TestSupport
import Testing
import Typesetting

@Suite("Truncation")
struct TruncationTests {
  @Test(arguments: Corpus.languages) func neverWiderAndTheLongestThatFits(_ language: String) throws
  {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    var paragraph = ParagraphStyle(pointSize: 11)
    for row in try Corpus.rows(language).prefix(40) {
      let prepared = PreparedText(row.headline, style: style)
      for mode in TruncationMode.allCases {
        for (limit, width) in [(1, 60.0), (1, 143), (2, 100), (2, 146)] {
          paragraph.lineLimit = limit
          paragraph.truncation = mode
          let laidOut = prepared.layOut(paragraph, width: width)
          #expect(laidOut.measurement == prepared.measure(paragraph, width: width))
          guard let last = laidOut.lines.last, laidOut.measurement.isTruncated else { continue }
          #expect(last.isTruncated && last.text.contains("…"))
          #expect(last.width <= width, "\(row.id) \(mode) \(last.text)")
          expectWholeGraphemes(last, of: row.headline)
          if mode == .tail {
            expectLongest(last, of: row.headline, width: width, prepared, paragraph)
          }
        }
      }
    }
  }

  /// Both kept parts are whole grapheme clusters of the text, without white space beside the ellipsis.
  private func expectWholeGraphemes(_ line: Line, of text: String) {
    let parts = line.text.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
    // A text may hold an ellipsis of its own; then the parts are not the kept ones.
    guard parts.count == 2, !text.contains("…") else { return }
    let rest = String(decoding: Array(text.utf16)[line.range.lowerBound...], as: UTF16.self)
    #expect(Array(rest).starts(with: Array(parts[0])), "\(line.text)")
    #expect(Array(rest).reversed().starts(with: Array(parts[1]).reversed()), "\(line.text)")
    if let end = parts[0].last {
      #expect(!end.isWhitespace && !"（「『【〈《“‘([{".contains(end), "\(line.text)")
    }
  }

  /// One more grapheme cluster, set with an ellipsis by itself, would be too wide.
  private func expectLongest(
    _ line: Line,
    of text: String,
    width: Double,
    _ prepared: PreparedText,
    _ paragraph: ParagraphStyle
  ) {
    guard !text.contains("…"), line.text.hasSuffix("…") else { return }
    let rest = Array(String(decoding: Array(text.utf16)[line.range.lowerBound...], as: UTF16.self))
    let kept = line.text.count - 1
    // White space and brackets at the cut are dropped, so that the next cluster that may end a line
    // counts.
    var next = kept + 1
    while next <= rest.count, let last = rest[..<next].last,
      last.isWhitespace || "（「『【〈《“‘([{«‹".contains(last)
    {
      next += 1
    }
    guard next <= rest.count else { return }
    let longer = PreparedText(String(rest[..<next]) + "…", style: prepared.style)
    let longerWidth = longer.measure(ParagraphStyle(pointSize: paragraph.pointSize), width: nil)
      .width
    // The ellipsis of the longer text may come from another face; half an em allows for it.
    #expect(longerWidth + paragraph.pointSize / 2 > width, "\(line.text)")
  }

  @Test func casesOfTheTable() throws {
    let library = try TestFonts.japanese()
    for row in try TestFiles.table("TypesettingTests/Cases/truncation.tsv") {
      let style = TextStyle(cascade: library.cascade(weight: .regular), language: row[0])
      var paragraph = ParagraphStyle(pointSize: 10)
      paragraph.truncation = try #require(TruncationMode(rawValue: row[1]))
      paragraph.lineLimit = Int(row[2])
      let width = try #require(Double(row[3]))
      let laidOut = PreparedText(row[4], style: style).layOut(paragraph, width: width)
      #expect(laidOut.lines.map(\.text).joined(separator: "|") == row[5])
    }
  }
}
