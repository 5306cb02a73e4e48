import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Balanced and pretty lines against greedy ones, and against every other way to break short texts.
@Suite("Ways of filling lines")
struct FillingTests {
  private static let widthsInEms = [4, 6, 8.3, 10, 12.17, 13, 14.3, 17, 21, 23, 26, 30.3]

  @Test(arguments: Corpus.languages) func neverCostALine(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    var style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
    for (index, row) in try Corpus.rows(language).enumerated()
    where Exhaustive.isOn || index % 12 == 0 {
      style.phraseBreaking = index % 24 == 0 ? .auto : .none
      let text = PreparedText(row.headline, style: style)
      style.phraseBreaking = .none
      let plain = PreparedText(row.headline, style: style)
      for width in Self.widthsInEms.map({ $0 * 12 }) {
        var paragraph = ParagraphStyle(pointSize: 12)
        let greedy = plain.layOut(paragraph, width: width)
        let unbalanced = text.measure(paragraph, width: width)
        for filling in LineFilling.allCases {
          paragraph.filling = filling
          let filled = text.layOut(paragraph, width: width)
          #expect(filled.lines.count == greedy.lines.count)
          #expect(filled.measurement == text.measure(paragraph, width: width))
          #expect(filled.lines.last?.range.upperBound == greedy.lines.last?.range.upperBound)
          #expect(filled.measurement.height == text.height(paragraph, width: width))
          if filling == .balanced {
            #expect(filled.measurement.width <= unbalanced.width)
          }
        }
      }
    }
  }

  /// In every setting, with a limit that leaves some of the text out and one that may be tightened:
  /// as many lines as greedy ones, as much of the text, and the greedy lines themselves where it is
  /// cut.
  @Test(arguments: Corpus.languages) func withinLimits(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let rows = try Corpus.rows(language)
    var truncated = 0
    for (index, setting) in TestSetting.all.enumerated() {
      var style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
      setting.change(&style)
      for row in Exhaustive.isOn ? rows[...] : rows.dropFirst(index * 7).prefix(2) {
        let text = setting.softHyphens ? row.headline.withSoftHyphens(seed: index) : row.headline
        let prepared = PreparedText(text, style: style)
        for (place, width) in Self.widthsInEms.enumerated().map({ ($0, $1 * 12) }) {
          var paragraph = ParagraphStyle(pointSize: 12)
          setting.change(&paragraph)
          paragraph.filling = .greedy
          paragraph.lineLimit = 1 + place % 3
          paragraph.mostTightening = place % 2 == 0 ? 0 : ParagraphStyle.standardTightening
          let plain = prepared.lines(paragraph, width: width)
          for filling in LineFilling.allCases {
            paragraph.filling = filling
            let filled = prepared.lines(paragraph, width: width)
            let described: Comment = "\(setting.name), \(filling): \(text) in \(width)"
            #expect(filled.measurement == prepared.measure(paragraph, width: width), described)
            #expect(filled.lines.count == plain.lines.count, described)
            #expect(filled.measurement.isTruncated == plain.measurement.isTruncated, described)
            let isTightened = plain.measurement.tightening > 0
            #expect((filled.measurement.tightening > 0) == isTightened, described)
            guard filling == .balanced, plain.measurement.isTruncated || isTightened else {
              continue
            }
            #expect(filled.lines.map(\.text) == plain.lines.map(\.text), described)
            truncated += 1
          }
        }
      }
    }
    #expect(truncated > 20)
  }

  /// A limit that leaves nothing out changes no line, be there an empty line after it or not.
  @Test(arguments: Corpus.languages) func limitsThatHoldAll(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let rows = try Corpus.rows(language)
    var others = 0
    for (index, setting) in TestSetting.all.enumerated() {
      var style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
      setting.change(&style)
      for (place, row) in rows.dropFirst(index * 5).prefix(Exhaustive.isOn ? 100 : 4).enumerated() {
        let end = ["", "\n", "\n\n", " \n\n  "][place % 4]
        let prepared = PreparedText(row.headline + end, style: style)
        for width in Self.widthsInEms.map({ $0 * 12 }) {
          var paragraph = ParagraphStyle(pointSize: 12)
          setting.change(&paragraph)
          for filling in LineFilling.allCases {
            paragraph.filling = filling
            paragraph.lineLimit = nil
            let all = prepared.lines(paragraph, width: width).lines
            let visible = all.count { !$0.text.isEmpty }
            for limit in visible...(visible + 2) {
              paragraph.lineLimit = limit
              let lines = prepared.lines(paragraph, width: width).lines
              let described: Comment = "\(setting.name), \(filling): \(row.headline) in \(width)"
              #expect(lines.map(\.range) == all.prefix(limit).map(\.range), described)
              #expect(lines.map(\.width) == all.prefix(limit).map(\.width), described)
            }
            paragraph.filling = .greedy
            let greedy = prepared.lines(paragraph, width: width).lines
            if greedy.map(\.range) != all.map(\.range) { others += 1 }
          }
        }
      }
    }
    #expect(others > 20)
  }

  @Test func aTerminatorAtTheEndChangesNoLine() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for end in ["", "\n", "\n\n"] {
      let text = PreparedText(
        "一二三四五六七八九十一二三" + end,
        style: TextStyle(cascade: cascade, language: "ja")
      )
      var paragraph = ParagraphStyle(pointSize: 12)
      paragraph.filling = .balanced
      for limit in 2...4 {
        paragraph.lineLimit = limit
        let lines = text.layOut(paragraph, width: 120).lines.map(\.text)
        #expect(lines.prefix(2) == ["一二三四五六七", "八九十一二三"])
      }
    }
  }

  /// Lines so wide that no number lies between two widths.
  @Test(arguments: [1e9, 1e12, 1e15]) func ofAnyWidth(_ size: Double) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    for phrases in [PhraseBreaking.none, .auto] {
      var style = TextStyle(cascade: cascade, language: "en")
      style.phraseBreaking = phrases
      let text = PreparedText("Harbour lights return after long winter storm ends", style: style)
      for filling in LineFilling.allCases {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.filling = filling
        let lines = text.layOut(paragraph, width: 160).lines.map(\.range)
        paragraph.pointSize = size
        // A size beyond the longest length counts as that; the display cut sets it narrower.
        let laidOut = text.layOut(paragraph, width: 160 / 12 * min(size, 1e12))
        #expect(laidOut.lines.count <= lines.count && laidOut.lines.count > 1)
      }
    }
  }

  /// All ways to break the first few units of each headline in as many lines as greedy filling
  /// takes.
  @Test(arguments: ["ja", "en", "de", "ko", "th"]) func equalExhaustiveSearch(
    _ language: String
  ) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    let scale = AdvanceScale(cascade: style.cascade, pointSize: 12, letterSpacing: 0)
    var lone = 0
    for row in try Corpus.rows(language).prefix(Exhaustive.isOn ? 400 : 60) {
      let short = Self.beginning(of: row.headline, units: 14, style: style)
      let text = PreparedText(short, style: style)
      let placements = Placements(short, style: style, scale: scale)
      for width in [5, 6.5, 8.3, 10, 13].map({ $0 * 12 }) {
        var paragraph = ParagraphStyle(pointSize: 12)
        let count = text.lineCount(paragraph, width: width)
        let all = placements.lines(count: count, width: width)
        guard count > 1, !all.isEmpty else { continue }
        paragraph.filling = .balanced
        let balanced = text.measure(paragraph, width: width)
        #expect(balanced.width == all.map { $0.max() ?? 0 }.min(), "\(short) in \(width)")

        paragraph.filling = .pretty
        let pretty = text.layOut(paragraph, width: width)
        let last = pretty.lines.last
        let isPretty = (last?.width ?? 0) >= width / 3 && (last?.text.count ?? 0) >= 2
        let longest = all.compactMap(\.last).max() ?? 0
        #expect(isPretty || last?.width == longest, "\(pretty.lines.map(\.text)) in \(width)")
        if text.layOut(ParagraphStyle(pointSize: 12), width: width).lines.last?.text != last?.text {
          lone += 1
        }
      }
    }
    #expect(lone > 3)
  }

  private static func beginning(of text: String, units: Int, style: TextStyle) -> String {
    let analysis = TextAnalyzer(language: style.language, strictness: .strict).analyze(text)
    let ends = (1...analysis.utf16.count).filter {
      analysis.boundaries[$0].contains([.lineBreak, .grapheme])
    }
    return analysis.string(in: 0..<(ends.prefix(units).last ?? 0))
  }

  @Test func prettyLeavesNoLoneCharacter() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .bold)
    let text = PreparedText("港の灯台が冬の嵐を越えて再び灯る", style: TextStyle(cascade: cascade, language: "ja"))
    var paragraph = ParagraphStyle(pointSize: 12)
    let width = 12 * 0.935 * 15
    #expect(text.layOut(paragraph, width: width).lines.map(\.text) == ["港の灯台が冬の嵐を越えて再び灯", "る"])
    paragraph.filling = .pretty
    #expect(text.layOut(paragraph, width: width).lines.map(\.text) == ["港の灯台が冬の嵐を越え", "て再び灯る"])
  }

  @Test func everyParagraphEndsPretty() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText(
      "Harbour lights return after long winter storm ends\nHarbour lights return after long winter "
        + "storm ends",
      style: TextStyle(cascade: cascade, language: "en")
    )
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.filling = .pretty
    let lines = text.layOut(paragraph, width: 252).lines.map(\.text)
    #expect(lines[1] == "winter storm ends" && lines[3] == "winter storm ends")
  }

  /// A lone word has company in every paragraph, be lines found one by one or all at once.
  @Test(arguments: [PhraseBreaking.none, .auto])
  func noParagraphEndsWithALoneWord(_ phrases: PhraseBreaking) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "en", phraseBreaking: phrases)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.filling = .ios
    let width = PreparedText("Alpha beta", style: style).naturalWidth(paragraph) + 1
    for (text, lines) in [
      ("Alpha beta gam", ["Alpha", "beta gam"]), ("x\nAlpha beta gam", ["x", "Alpha", "beta gam"]),
      ("x y\n\nAlpha beta gam\nz", ["x y", "", "Alpha", "beta gam", "z"]),
      (
        "Alpha beta gam\nAlpha beta gam\nAlpha beta gam",
        ["Alpha", "beta gam", "Alpha", "beta gam", "Alpha", "beta gam"]
      ),
      // No word is taken from the second of three lines, from a line that has no other, nor where two have no room;
      // and two words are not alone.
      ("Alpha beta Alpha beta gam", ["Alpha beta", "Alpha beta", "gam"]),
      (
        "x\nAlpha beta Alpha beta gam\nAlpha beta gam",
        ["x", "Alpha beta", "Alpha beta", "gam", "Alpha", "beta gam"]
      ),
      ("Alphabeta gam", ["Alphabeta", "gam"]), ("Alpha beta gammade", ["Alpha beta", "gammade"]),
      ("Alpha beta gam del", ["Alpha beta", "gam del"]),
      // White space behind the word, be it the text's end or a terminator, parts nothing from it.
      ("Alpha beta gam ", ["Alpha", "beta gam"]), ("Alpha beta gam\n", ["Alpha", "beta gam", ""]),
      ("Alpha beta gam \nz", ["Alpha", "beta gam", "z"]),
      // A space of no width by itself is no white space.
      ("Alpha beta\u{200B}gam", ["Alpha beta", "gam"]),
      ("Alpha beta \u{200B}gam", ["Alpha", "beta \u{200B}gam"]),
      ("Alpha b\u{200B}eta gam", ["Alpha", "b\u{200B}eta gam"]),
      ("Alpha beta ga\u{200B}m", ["Alpha", "beta ga\u{200B}m"]),
    ] {
      let filled = PreparedText(text, style: style).lines(paragraph, width: width)
      #expect(filled.lines.map(\.text) == lines)
    }
  }

  /// A lone word has company where the lines are more even then: not where it is wider than what would be left of
  /// the first line (iamcgn/swiftui-web, macOS 26.2).
  @Test(arguments: [PhraseBreaking.none, .auto])
  func wideWordsStayAlone(_ phrases: PhraseBreaking) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "en", phraseBreaking: phrases)
    var paragraph = ParagraphStyle(pointSize: 13)
    paragraph.filling = .ios
    for (text, widest, lines) in [
      ("Layout must wrap", "Layout must", ["Layout", "must wrap"]),
      ("Layout wrap sentence", "wrap sentence", ["Layout wrap", "sentence"]),
      ("x\nLayout wrap sentence", "wrap sentence", ["x", "Layout wrap", "sentence"]),
    ] {
      let width = PreparedText(widest, style: style).naturalWidth(paragraph) + 1
      let filled = PreparedText(text, style: style).lines(paragraph, width: width)
      #expect(filled.lines.map(\.text) == lines)
    }
  }

  /// A word is what may be broken behind hyphens and spaces of no width alone: not beside letters of a writing without
  /// spaces, before or behind the place, be they of one code unit or of two.
  @Test(arguments: [
    ("a-b", true), ("a漢", false), ("漢a", false), ("a-漢", false), ("𠀀a", false), ("a𠀀", false),
    ("a\u{200B}b", true), ("a\u{200B}漢", false), ("漢\u{200B}a", false), ("กินข้าว", false),
    ("ไป\u{200B}a", false),
  ])
  func wordsHaveNoBreaksOfOtherWritings(_ end: String, _ isWord: Bool) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.filling = .ios
    let width = PreparedText("Alphabet beta", style: style).naturalWidth(paragraph) + 1
    // Behind the first word there is room for the second and the end.
    #expect(PreparedText("beta \(end)", style: style).naturalWidth(paragraph) < width)
    let filled = PreparedText("Alphabet beta \(end)", style: style).lines(paragraph, width: width)
    #expect(
      filled.lines.map(\.text)
        == (isWord ? ["Alphabet", "beta \(end)"] : ["Alphabet beta", end])
    )
  }
}

/// Every way to break a text into lines that fit, each line shaped by itself.
private struct Placements {
  private let widths: [[Double]]

  init(_ text: String, style: TextStyle, scale: AdvanceScale) {
    let reference = ReferenceTypesetter(text, style: style)
    let analysis = reference.analysis
    let ends =
      [0]
      + (1...analysis.utf16.count).filter {
        analysis.boundaries[$0].contains([.lineBreak, .grapheme])
      }
    widths = ends.map { start in
      ends.map { end in
        guard start < end else { return .infinity }
        let contentEnd = analysis.endOfContent(in: start..<end)
        return scale.points(reference.advance(of: start..<contentEnd))
      }
    }
  }

  /// The widths of the lines of every way to break the text in a number of lines.
  func lines(count: Int, width: Double) -> [[Double]] {
    var found: [[Double]] = []
    func place(_ start: Int, _ lines: [Double]) {
      if lines.count == count {
        if start == widths.count - 1 { found.append(lines) }
        return
      }
      for end in (start + 1)..<max(start + 1, widths.count) where widths[start][end] <= width {
        place(end, lines + [widths[start][end]])
      }
    }
    place(0, [])
    return found
  }
}
