import TestSupport
import Testing
import UnicodeText

@Suite("Brackets and quotation marks are told apart by what stands beside them")
struct EnclosingMarksTests {
  @Test func casesOfTheTable() throws {
    for row in try TestFiles.table("UnicodeTextTests/Cases/enclosing-marks.tsv") {
      let text = row[1].unescaped
      #expect(signs(of: text, language: row[0]) == row[2], "\(row[1])")
    }
  }

  /// One sign for each bracket, quotation mark and full-width stop.
  private func signs(of text: String, language: String) -> String {
    let analysis = TextAnalyzer(language: language, strictness: .normal).analyze(text)
    let marks = EnclosingMarks(analysis)
    var signs = ""
    var offset = 0
    for scalar in text.unicodeScalars {
      defer { offset += UTF16.width(scalar) }
      switch marks.side(at: offset, of: analysis) {
      case .opening: signs += "<"
      case .closing: signs += ">"
      case nil: if ScalarProperties(scalar).lineBreak.isQuotation { signs += "." }
      }
    }
    return signs
  }

  /// Paragraphs are read each by itself: one that was never closed opens nothing for the next.
  @Test(arguments: ["\n", "\r\n", "\u{2029}"])
  func paragraphsByThemselves(_ end: String) {
    let texts = [
      "Sie ruft „Wort", "甲“乙", "ab\"cd", "”", "d'“ami", "\"", "” ab", "ב\"גל", "5\" ab",
    ]
    for first in texts {
      for second in texts {
        let both = signs(of: first + end + second, language: "de")
        #expect(
          both == signs(of: first, language: "de") + signs(of: second, language: "de"),
          "\(first) \(second)"
        )
      }
    }
  }

  /// What cannot be seen does not change what a mark does.
  @Test(
    arguments: [
      "\u{200F}", "\u{2060}", "\u{AD}", "\u{200D}", "\u{FE0F}", "\u{2067}", "\u{E0100}",
    ]
  )
  func acrossInvisibles(_ invisible: String) throws {
    for row in try TestFiles.table("UnicodeTextTests/Cases/enclosing-marks.tsv") {
      let text = row[1].unescaped
      let spread = text.unicodeScalars.map { String($0) + invisible }.joined()
      #expect(signs(of: spread, language: row[0]) == row[2], "\(row[1])")
    }
  }

  /// White space at a paragraph's end does not change what a mark does.
  @Test(arguments: [" ", "\u{3000}", " \u{200F} ", "\t\n"])
  func beforeBlankEnds(_ blank: String) throws {
    for row in try TestFiles.table("UnicodeTextTests/Cases/enclosing-marks.tsv") {
      let text = row[1].unescaped + blank
      #expect(signs(of: text, language: row[0]) == row[2], "\(row[1])")
    }
  }

  /// Each pair of marks, around each pair within it, between whatever may stand beside them.
  @Test func pairsAreToldApart() {
    let pairs = [
      ("“", "”"), ("„", "“"), ("„", "”"), ("”", "”"), ("»", "«"), ("«", "»"), ("»", "»"),
      ("\"", "\""),
      ("‘", "’"), ("‚", "‘"), ("’", "’"), ("›", "‹"), ("‹", "›"), ("'", "'"),
    ]
    let words = ["Wort", "can’t go", "l'amico", "слово", "كلمة", "צה\"ל עיר", "शब्द", "5 m", "A-B"]
    let befores = ["", "vor ", "vor (", "vor: ", "vor, ", "vor — ", "\u{A0}", "vor [„", "ו"]
    let afters = ["", " nach", ".", ", nach", "!", ") nach", "…", "\u{A0}nach", ": nach"]
    for (opening, closing) in pairs {
      for word in words {
        for before in befores where before != "ו" || opening == "\"" && word.hasPrefix("צ") {
          for after in afters {
            let first = before + opening
            let text = first + word + closing + after
            expectPair(
              text,
              [(before.utf16.count, .opening), ((first + word).utf16.count, .closing)]
            )
            for (second, end) in pairs where !isAlike(opening, second) {
              let text = first + second + word + end + closing + after
              let start = (first + second + word).utf16.count
              expectPair(
                text,
                [
                  (before.utf16.count, .opening), (first.utf16.count, .opening), (start, .closing),
                  (start + 1, .closing),
                ]
              )
            }
          }
        }
      }
    }
  }

  /// Whether two marks are of one shape, so that no one nests them.
  private func isAlike(_ first: String, _ second: String) -> Bool {
    let shapes = ["“”„\"", "‘’‚'", "«»", "‹›"]
    return shapes.contains { $0.contains(first) && $0.contains(second) }
  }

  private func expectPair(_ text: String, _ sides: [(offset: Int, side: EnclosingMarks.Side)]) {
    let analysis = TextAnalyzer(language: "en", strictness: .normal).analyze(text)
    let marks = EnclosingMarks(analysis)
    for (offset, side) in sides {
      #expect(marks.side(at: offset, of: analysis) == side, "\(text) at \(offset)")
    }
  }

  /// Every quotation mark that there is opens in front of a text's first word.
  @Test func everyQuotationMarkIsRead() {
    var count = 0
    for value in UInt32(0x20)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), ScalarProperties(scalar).lineBreak.isQuotation
      else {
        continue
      }
      count += 1
      #expect(signs(of: "\(scalar)word", language: "en") == "<", "\(String(value, radix: 16))")
    }
    #expect(count > 35)
  }

  /// Between letters a mark closes what one of its kind has opened; an apostrophe alone does neither.
  @Test func marksBetweenLettersGoByTheirKind() {
    let pairs = [
      ("\"", "\""), ("“", "”"), ("‟", "”"), ("“", "❞"), ("❝", "❞"), ("❛", "❜"), ("«", "»"),
      ("‹", "›"),
    ]
    for (opening, closing) in pairs {
      #expect(signs(of: "甲\(opening)乙\(closing)丙", language: "en") == "<>", "\(opening)\(closing)")
    }
    for (opening, other) in [("❝", "❜"), ("❛", "❞"), ("«", "❞"), ("‹", "❜")] {
      #expect(signs(of: "甲\(opening)乙\(other)丙", language: "en") == "<<", "\(opening)\(other)")
    }
    for mark in "'‘’‛" { #expect(signs(of: "a\(mark)b", language: "en") == ".", "\(mark)") }
    for mark in "\"“‟❛❝«‹" { #expect(signs(of: "a\(mark)b", language: "en") == "<", "\(mark)") }
  }

  /// Behind a mark within a sentence, or a dash, a quotation may begin without a space.
  ///
  /// Behind a sentence's end the same mark is an apostrophe; in front of any of them it closes.
  @Test func marksWithinASentence() {
    for (marks, sign) in [
      (",:;،؛、﹐﹔﹕，：；､", "<"), ("—|-\u{2010}/", "<"), (".!?…。।॥)]", "."),
    ] {
      for mark in marks {
        #expect(signs(of: "a\(mark)’b", language: "en").suffix(1) == sign, "\(mark)")
        #expect(signs(of: "a’\(mark)b", language: "en").prefix(1) == ">", "\(mark)")
      }
    }
  }

  /// Between letters of any writing a mark is an apostrophe, but for writing without spaces.
  @Test(arguments: [
    ("a", "."), ("ж", "."), ("א", "."), ("1", "."), ("क", "."), ("\u{1B13}", "."),
    ("\u{1BC0}", "."), ("夜", "<"), ("あ", "<"),
  ])
  func apostrophesStandBetweenLetters(_ letter: String, _ sign: String) {
    #expect(signs(of: "\(letter)'\(letter)", language: "en") == sign)
  }

  /// What is open is remembered to a depth of eight: of nine marks the first is forgotten.
  @Test(arguments: [(7, ">"), (8, "<")])
  func whatIsOpenIsRememberedToADepth(_ count: Int, _ sign: String) {
    let inner = String(repeating: "‚", count: count)
    #expect(signs(of: "Das „\(inner)Wort“er Spiel", language: "de").suffix(1) == sign)
  }

  /// Texts without the scalars that are looked for have no quotation marks.
  @Test func noMarkIsOverlooked() {
    for value in 0...0x10FFFF as ClosedRange<UInt32>
    where ScalarProperties(value).lineBreak.isQuotation {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let analysis = TextAnalyzer(language: "en", strictness: .normal)
        .analyze("a \(scalar)b")
      #expect(EnclosingMarks(analysis).side(at: 2, of: analysis) == .opening, "\(value)")
    }
  }

  /// Of the marks of real headlines nearly all stand in pairs, but for apostrophes.
  @Test(arguments: Corpus.languages) func headlinesArePaired(_ language: String) throws {
    var unpaired: [String] = []
    var marked = 0
    for row in try Corpus.rows(language) {
      let analysis = TextAnalyzer(language: language, strictness: .normal).analyze(row.headline)
      let marks = EnclosingMarks(analysis)
      let sides = row.headline.utf16.indices.compactMap { index -> EnclosingMarks.Side? in
        let offset = index.utf16Offset(in: row.headline)
        guard "\"«»“”„".utf16.contains(row.headline.utf16[index]) else { return nil }
        return marks.side(at: offset, of: analysis)
      }
      guard !sides.isEmpty else { continue }
      marked += 1
      let depths = sides.reduce(into: [0]) {
        $0.append($0[$0.count - 1] + ($1 == .opening ? 1 : -1))
      }
      if depths.last != 0 || depths.contains(where: { $0 < 0 }) { unpaired.append(row.headline) }
    }
    #expect(unpaired.count * 20 <= marked, "\(unpaired)")
  }
}
