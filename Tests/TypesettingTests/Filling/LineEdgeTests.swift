import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

@Suite("Marks at the edges of lines")
struct LineEdgeTests {
  @Test func table() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for row in try TestFiles.table("TypesettingTests/Cases/line-edges.tsv") {
      var style = TextStyle(cascade: cascade, language: "ja")
      style.baseDirection =
        row[0] == "ltr" ? .leftToRight : row[0] == "rtl" ? .rightToLeft : .firstStrong
      style.hangingPunctuation = try #require(HangingPunctuation(keywords: row[1]))
      style.punctuationTrimming = try #require(PunctuationTrimming(rawValue: row[2]))
      var paragraph = ParagraphStyle(pointSize: 10)
      if let mode = TruncationMode(rawValue: row[3]) {
        paragraph.lineLimit = 1
        paragraph.truncation = mode
      }
      let width = try #require(Double(row[4]))
      let text = row[5].unescaped
      let laidOut = PreparedText(text, style: style).layOut(paragraph, width: width)
      let expected = row[6].unescaped.split(separator: "|").map(String.init)
      let read = laidOut.lines.map(\.text)
      #expect(read == expected.map { $0.filter { !"{}".contains($0) } }, "\(row)")
      let beginsInHebrew = ("א"..."ת").contains(text.prefix(1))
      let isRightToLeft = row[0] == "rtl" || row[0] == "auto" && beginsInHebrew
      for (line, expected) in zip(laidOut.lines, expected) {
        expectPlaces(in: line, expected, of: text, isRightToLeft: isRightToLeft, "\(row)")
        #expect(line.width <= width, "\(row)")
      }
    }
  }

  /// The stops and commas of CSS Text 4 §9.2 hang, and no other punctuation.
  @Test func stopsThatHang() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var style = TextStyle(cascade: cascade, language: "ja")
    style.hangingPunctuation = .forceEnd
    let kinds: Set<Unicode.GeneralCategory> = [
      .otherPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .dashPunctuation, .connectorPunctuation, .modifierSymbol,
    ]
    let marks = (0x20...UInt32(0xFFFF)).compactMap { Unicode.Scalar($0) }
      .filter { kinds.contains($0.properties.generalCategory) }
    // Each as it runs in a paragraph of its own direction.
    func hangs(_ mark: Unicode.Scalar, after letter: String) -> Bool {
      let text = PreparedText("\(letter)\(mark)", style: style)
      let line = text.layOut(ParagraphStyle(pointSize: 10), width: nil).lines.first
      let glyphs = line?.runs.flatMap(\.glyphs) ?? []
      guard let line, let glyph = glyphs.first(where: { $0.cluster == 1 }) else { return false }
      return glyph.advance > 0 && (glyph.x >= line.width - 1e-9 || glyph.x < -1e-9)
    }
    let hanging = marks.filter { hangs($0, after: "a") || hangs($0, after: "ب") }
    let stops: [Unicode.Scalar] = [
      ",", ".", "\u{60C}", "\u{6D4}", "、", "。", "\u{FE50}", "\u{FE51}", "\u{FE52}", "，", "．", "｡",
      "､",
    ]
    #expect(Set(hanging) == Set(stops), "\(Set(hanging).symmetricDifference(stops))")
  }

  /// Every combination is written as CSS writes it, and read again.
  @Test(arguments: UInt8(0)..<16) func keywords(rawValue: UInt8) {
    let marks = HangingPunctuation(rawValue: rawValue)
    let names = ["first", "last", "allow-end", "force-end"]
    let expected = names.enumerated().filter { rawValue >> $0.offset & 1 == 1 }.map(\.element)
    let words = marks.keywords.split(separator: " ").map(String.init)
    #expect(words.sorted() == (expected.isEmpty ? ["none"] : expected.sorted()))
    // CSS has no words for both ends at once.
    let isBothEnds = marks.contains([.allowEnd, .forceEnd])
    #expect(HangingPunctuation(keywords: marks.keywords) == (isBothEnds ? nil : marks))
  }

  /// Words are read in any order, with any number of spaces around them, and written in one order.
  @Test(
    arguments: [
      ("last first", [.first, .last], "first last"),
      ("  last allow-end   first ", [.first, .allowEnd, .last], "first allow-end last"),
      ("last force-end", [.last, .forceEnd], "force-end last"), (" last", .last, "last"),
      (" none ", [], "none"),
    ] as [(String, HangingPunctuation, String)]
  )
  func keywordsInAnyOrder(_ words: String, _ marks: HangingPunctuation, _ written: String) {
    #expect(HangingPunctuation(keywords: words) == marks && marks.keywords == written)
  }

  @Test(arguments: [
    "allow", "f", "first-", "FIRST", "first,last", "none none x", "none first", "none none",
    "first first", "allow-end force-end", "", " ",
    "first\tlast", "last first last", "force-end first allow-end",
  ])
  func otherWordsAreNone(_ words: String) {
    #expect(HangingPunctuation(keywords: words) == nil)
  }

  /// What hangs stands right before the line's width or right after it, everything else fills it.
  private func expectPlaces(
    in line: Line,
    _ expected: String,
    of text: String,
    isRightToLeft: Bool,
    _ row: Comment
  ) {
    let shown = line.isTruncated ? text.utf16.count : line.range.lowerBound + line.text.utf16.count
    var hung: [(cluster: Int, isLeft: Bool)] = []
    if expected.hasPrefix("{") { hung.append((line.range.lowerBound, !isRightToLeft)) }
    if expected.hasSuffix("}") { hung.append((shown - 1, isRightToLeft)) }
    let glyphs = line.runs.flatMap(\.glyphs)
    for (cluster, isLeft) in hung {
      let marks = glyphs.filter { $0.cluster == cluster }
      #expect(marks.count == 1, row)
      for mark in marks {
        #expect(abs(isLeft ? mark.x + mark.advance : mark.x - line.width) < 1e-9, row)
      }
    }
    let others = glyphs.filter { glyph in !hung.contains { $0.cluster == glyph.cluster } }
    #expect(abs(others.map(\.x).min() ?? -1) < 1e-9, row)
    #expect(abs((others.map { $0.x + $0.advance }.max() ?? -1) - line.width) < 1e-9, row)
  }
}
