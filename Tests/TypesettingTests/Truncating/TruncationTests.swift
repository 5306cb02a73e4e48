import FontFaces
import TestSupport
import Testing
import TextShaping
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
          expectLongest(last, of: row.headline, width: width, prepared, paragraph)
        }
      }
    }
  }

  /// A truncated line has the direction of its own paragraph, whatever that of the first.
  @Test(arguments: TruncationMode.allCases)
  func lastLinesHaveTheDirectionOfTheirParagraph(_ mode: TruncationMode) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "he")
    var paragraph = ParagraphStyle(pointSize: 10)
    paragraph.truncation = mode
    for (first, last) in [("abc", "שלום לך עולם טוב abc  "), ("שלום", "abc def ghi jkl שלום  ")] {
      paragraph.lineLimit = 1
      let alone = PreparedText(last, style: style).layOut(paragraph, width: 50)
      paragraph.lineLimit = 2
      let behind = PreparedText("\(first)\n\(last)", style: style).layOut(paragraph, width: 50)
      #expect(behind.lines.count == 2)
      let (line, other) = try (#require(alone.lines.last), #require(behind.lines.last))
      #expect(line.isTruncated && other.text == line.text && other.width == line.width)
      #expect(other.runs.map(\.bidiLevel) == line.runs.map(\.bidiLevel))
      let (glyphs, others) = (line.runs.flatMap(\.glyphs), other.runs.flatMap(\.glyphs))
      #expect(others.map(\.id) == glyphs.map(\.id) && others.map(\.x) == glyphs.map(\.x))
    }
  }

  /// Both kept parts are whole grapheme clusters of the text, without white space beside the
  /// ellipsis.
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

  /// No line that keeps more before or after the ellipsis would fit, set by itself.
  private func expectLongest(
    _ line: Line,
    of text: String,
    width: Double,
    _ prepared: PreparedText,
    _ paragraph: ParagraphStyle
  ) {
    let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.contains("…") else { return }
    let start = line.range.lowerBound
    let reference = ReferenceTruncator(prepared, paragraph, width: width, start: start)
    let rest = Array(String(decoding: Array(text.utf16)[start...], as: UTF16.self))
    let offsets = rest.reduce(into: [start]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
    let (head, tail) = (parts[0].count, rest.count - parts[1].count)
    for end in head..<tail where paragraph.truncation != .head {
      if rest[end].isWhitespace || Self.opening.contains(rest[end]) { continue }
      let cut = ReferenceTruncator.Cut(
        head: start..<offsets[end + 1],
        tail: offsets[tail]..<offsets[rest.count]
      )
      #expect(!reference.fits(cut), "\(line.text) of \(text) ends before \(rest[end])")
    }
    for begin in head..<tail where paragraph.truncation != .tail && !rest[begin].isWhitespace {
      let cut = ReferenceTruncator.Cut(
        head: start..<offsets[head],
        tail: offsets[begin]..<offsets[rest.count]
      )
      #expect(!reference.fits(cut), "\(line.text) of \(text) begins after \(rest[begin])")
    }
  }

  /// Of a line that is cut in its middle both parts have as many characters of one width, to within one, also where
  /// the last of them is narrower at the line's end.
  @Test(arguments: [PunctuationTrimming.spaceAll, .trimBoth])
  func bothPartsHaveTheirHalf(_ trimming: PunctuationTrimming) throws {
    var style = TextStyle(
      cascade: try TestFonts.japanese().cascade(weight: .regular),
      language: "ja"
    )
    style.punctuationTrimming = trimming
    let text = PreparedText(String(repeating: "国", count: 20) + "。", style: style)
    var paragraph = ParagraphStyle(pointSize: 10)
    paragraph.lineLimit = 1
    paragraph.truncation = .middle
    var longest = 0
    for width in stride(from: 20, through: 150, by: 0.5) {
      let line = try #require(text.lines(paragraph, width: width).lines.first)
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false).map(\.count)
      try #require(parts.count == 2, "\(line.text)")
      #expect(abs(parts[0] - parts[1]) <= 1, "\(line.text) in \(width)")
      longest = max(longest, parts[1])
    }
    #expect(longest > 4)
  }

  /// All that ever open, and quotation marks.
  private static let opening = "（「『【〈《［｛([{«»‹›“”„‘’‚\"'"

  @Test func casesOfTheTable() throws {
    let library = try TestFonts.japanese()
    for row in try TestFiles.table("TypesettingTests/Cases/truncation.tsv") {
      let style = TextStyle(cascade: library.cascade(weight: .regular), language: row[0])
      var paragraph = ParagraphStyle(pointSize: 10)
      paragraph.truncation = try #require(TruncationMode(rawValue: row[1]))
      paragraph.lineLimit = Int(row[2])
      let width = try #require(Double(row[3]))
      let laidOut = PreparedText(row[4].unescaped, style: style).layOut(paragraph, width: width)
      #expect(laidOut.lines.map(\.text).joined(separator: "|") == row[5].unescaped, "\(row)")
    }
  }
}
