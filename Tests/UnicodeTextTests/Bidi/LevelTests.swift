import TestSupport
import Testing
import UnicodeText

@Suite("Levels beyond Unicode's test files: paragraphs, removed characters, surrogate pairs")
struct LevelTests {
  @Test func table() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    for row in try TestFiles.table("UnicodeTextTests/Cases/levels.tsv") {
      let directions: [String: BaseDirection] = [
        "first": .firstStrong, "ltr": .leftToRight, "rtl": .rightToLeft,
      ]
      let text = row[1].unescaped
      let analysis = analyzer.analyze(text, baseDirection: try #require(directions[row[0]]))
      var levels = ""
      var paragraphLevels = ""
      var offset = 0
      for scalar in text.unicodeScalars {
        levels += "\(analysis.level(at: offset))"
        paragraphLevels += "\(analysis.paragraphLevel(at: offset))"
        let last = offset + UTF16.width(scalar) - 1
        #expect(analysis.level(at: last) == analysis.level(at: offset), "\(row[1])")
        offset = last + 1
      }
      #expect(levels == row[2], "\(row[1])")
      #expect(paragraphLevels == row[3], "\(row[1])")
    }
  }

  /// What is opened beyond the highest level, 125, is closed first, each by itself (BD2, X1 to X7).
  @Test func whatIsTooDeepIsClosedOneByOne() {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    func level(behind marks: String) -> Int {
      let analysis = analyzer.analyze(marks + "א", baseDirection: .leftToRight)
      return Int(analysis.level(at: marks.utf16.count))
    }
    let (embedding, embeddingEnd) = ("\u{202B}", "\u{202C}")
    let (isolate, isolateEnd) = ("\u{2067}", "\u{2069}")
    // 63 reach level 125, of which each takes two; the paragraph has level 0, and the letter 1 in it.
    for (begin, end) in [(embedding, embeddingEnd), (isolate, isolateEnd)] {
      for (closed, expected) in [
        (0, 125), (1, 125), (2, 125), (3, 125), (4, 123), (5, 121), (65, 1), (66, 1), (67, 1),
      ] {
        let marks = String(repeating: begin, count: 66) + String(repeating: end, count: closed)
        #expect(level(behind: marks) == expected, "\(closed)")
      }
    }
    // What is opened in an isolate that is too deep is not counted, and what is closed there closes nothing.
    let deepest = String(repeating: embedding, count: 63)
    for (marks, expected) in [
      ([isolate, embeddingEnd], 125), ([isolate, embeddingEnd, isolateEnd], 125),
      ([isolate, embedding, isolateEnd, embeddingEnd], 123),
    ] as [([String], Int)] {
      #expect(level(behind: deepest + marks.joined()) == expected)
    }
  }

  /// Of brackets 63 are remembered as open; at one more no further pair is looked for, and those found stay (BD16, N0).
  ///
  /// A pair around b has the direction that stands before it, a's; by itself a bracket at the end has the paragraph's.
  @Test func bracketsArePairedToADepth() {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    func level(at offset: Int, of text: String) -> Int {
      Int(analyzer.analyze(text, baseDirection: .rightToLeft).level(at: offset))
    }
    for (depth, expected) in [(1, 2), (62, 2), (63, 2), (64, 1), (65, 1)] {
      let text =
        "a" + String(repeating: "(", count: depth) + "b" + String(repeating: ")", count: depth)
      #expect(level(at: text.utf16.count - 1, of: text) == expected, "\(depth)")
    }
    #expect(level(at: 3, of: "a(b)" + String(repeating: "(", count: 64)) == 2)
    #expect(level(at: 3, of: "a(b" + String(repeating: "(", count: 64)) == 1)
  }

  /// At level 124 what runs to the left has room yet, but not in what was too deep already (X2 to X5b).
  @Test(
    arguments: [
      ("", 124), ("\u{202B}", 126), ("\u{2067}", 126), ("\u{202A}", 124), ("\u{2066}", 124),
      ("\u{202A}\u{202B}", 124), ("\u{202A}\u{2067}", 124), ("\u{2066}\u{202B}", 124),
      ("\u{2066}\u{2067}", 124), ("\u{202A}\u{202C}\u{202B}", 126),
      ("\u{2066}\u{2069}\u{2067}", 126),
    ]
  )
  func nothingIsOpenedInWhatIsTooDeep(_ marks: String, _ expected: Int) {
    let opened = String(repeating: "\u{202A}", count: 62) + marks
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    let analysis = analyzer.analyze(opened + "aא", baseDirection: .leftToRight)
    #expect(Int(analysis.level(at: opened.utf16.count)) == expected)
  }

  /// The end of a text belongs to its last paragraph, be it like the first or not.
  @Test(
    arguments: [
      ("אב\nab", 1, 0), ("ab\nאב", 0, 1), ("אב\nab\nאב", 1, 1), ("אב\n", 1, 1), ("ab", 0, 0),
      ("ab\nאב\n", 0, 1), ("", 0, 0),
    ] as [(String, UInt8, UInt8)]
  )
  func endsBelongToTheLastParagraph(_ text: String, _ first: UInt8, _ last: UInt8) {
    let analysis = TextAnalyzer(language: nil, strictness: .strict).analyze(text)
    #expect(analysis.paragraphLevel == first && analysis.paragraphLevel(at: 0) == first)
    #expect(analysis.paragraphLevel(at: analysis.utf16.count) == last)
  }

  @Test func textsWithoutRightToLeftHaveNone() {
    let analyzer = TextAnalyzer(language: "en", strictness: .strict)
    #expect(analyzer.analyze("abc, 12\u{9}d\u{A}e").levels.isEmpty)
    #expect(analyzer.analyze("").paragraphLevel == 0)
    #expect(analyzer.analyze("", baseDirection: .rightToLeft).paragraphLevel == 1)
  }

  /// L1 at the end of each line that a text may be cut into: by the rule's own words, on the levels
  /// of the line's last character that is not white space.
  @Test func trailingWhiteSpaceOfLines() {
    let pieces = ["a", "א", " ", "\u{2007}", "\u{9}", "\u{200B}", "\u{2067}", "\u{2069}", "1"]
    let trailing = Set([" ", "\u{2007}", "\u{9}", "\u{2067}", "\u{2069}"])
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    var generator = SplitMix(seed: 9)
    for _ in 0..<500 {
      let text = (0..<12).compactMap { _ in pieces.randomElement(using: &generator) }
      let analysis = analyzer.analyze(text.joined())
      guard !analysis.levels.isEmpty else { continue }
      for end in 1...12 {
        for begin in 0..<end {
          let line = text[begin..<end]
          let last = line.lastIndex { !trailing.contains($0) && $0 != "\u{200B}" } ?? -1
          let start = line.indices.first { $0 > last && trailing.contains(text[$0]) } ?? end
          #expect(analysis.startOfTrailingWhiteSpace(in: begin..<end) == start, "\(line)")
        }
      }
    }
  }
}
