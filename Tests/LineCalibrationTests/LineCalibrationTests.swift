import FontFaces
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

@testable import LineCalibration

/// Lines that were seen, held against rules.
@Suite struct LineCalibrationTests {
  static func seen(
    _ text: String,
    _ lines: [String],
    width: Double? = 130,
    font: SeenText.Font = .fixed(pointSize: 17, weight: .regular),
    version: SystemVersion = .newest,
    language: String = "ja"
  ) -> SeenText {
    SeenText(
      id: "a",
      text: text,
      lines: lines,
      width: width,
      font: font,
      version: version,
      language: language
    )
  }

  /// Every way to cut four letters, against every other: ends are compared, not words, and white
  /// space does not count.
  @Test(arguments: [" ", "\t", "\u{3000}"])
  func agreementsAreCountedByEnds(_ space: String) throws {
    let text = Array("abcd")
    func lines(_ cuts: Int, _ space: String) -> [String] {
      var (lines, line) = ([String](), "")
      for (index, letter) in text.enumerated() {
        line.append(letter)
        if index < 3, cuts >> index & 1 == 1 {
          lines.append(line + space)
          line = ""
        }
      }
      return lines + [line]
    }
    for ours in 0..<8 {
      for theirs in 0..<8 {
        let agreement = LineAgreement(
          try VisibleEnds(of: lines(ours, space), in: "abcd"),
          with: try VisibleEnds(of: lines(theirs, ""), in: "abcd")
        )
        #expect(agreement.right == (ours & theirs).nonzeroBitCount)
        #expect(agreement.seen == theirs.nonzeroBitCount)
        #expect(agreement.isWhole == (ours == theirs))
      }
    }
  }

  /// What may stand in lines that were seen and not in their text, or the other way round.
  private static let ofTheirText: [(String, [String])] = [
    ("The quick fox", ["The quick", "fox"]), ("The  quick\nfox ", ["The quick ", " fox"]),
    ("The quick fox", ["The qui-", "ck fox"]), ("The quick fox", ["The qui\u{2010}", "ck fox"]),
    ("The quick-fox", ["The quick-", "fox"]), ("The qui\u{AD}ck fox", ["The qui-", "ck fox"]),
    ("港\u{200B}の町", ["港の", "町"]), ("❤\u{FE0F} a", ["❤", "a"]), ("", [""]),
    // Letters and their marks, composed or not.
    ("Cafe\u{301} au lait", ["Caf\u{E9} au", "lait"]),
    ("Caf\u{E9} au lait", ["Cafe\u{301} au", "lait"]),
    ("\u{304B}\u{3099}\u{3063}\u{3053}\u{3046}", ["\u{304C}\u{3063}", "\u{3053}\u{3046}"]),
    ("\u{1112}\u{1161}\u{11AB}\u{AE00}", ["\u{D55C}", "\u{1100}\u{1173}\u{11AF}"]),
    ("q\u{307}\u{323}e\u{301}", ["q\u{323}\u{307}", "\u{E9}"]),
    // Blank lines that are the text's, which may be left out.
    ("a\n\nb", ["a", "", "b"]), ("a\r\n\r\nb", ["a", " ", "b"]), ("a\n\nb", ["a", "b"]),
    ("\na", ["", "a"]), ("a\n\n\nb", ["a", "", "", "b"]), ("a\n", ["a", ""]), ("a\n", ["a"]),
    ("a\n\n", ["a", "", ""]), ("\n", ["", ""]), (" \n", [""]),
    // Those before a line that is not blank are not counted with those behind it.
    ("a\n\nb\n\nc", ["a", "", "b", "", "c"]), ("a\n\nb c d", ["a", "", "b", "c", "d"]),
    // White space that a line of the text begins with, before a long word.
    (" Supercalifragilistic", [" ", "Supercali", "fragilistic"]), ("a\n\u{3000}b", ["a", "", "b"]),
    ("a\n\n b", ["a", "", "", "b"]), (" \n a", ["", "", "a"]), (" \u{200B}a", ["", "a"]),
    // Every scalar that ends a line.
    ("a\u{2028}\u{2028}b", ["a", "", "b"]), ("a\u{2029}\u{2029}b", ["a", "", "b"]),
    ("a\u{85}\u{85}b", ["a", "", "b"]), ("a\u{B}\u{B}b", ["a", "", "b"]),
    ("a\u{C}\u{C}b", ["a", "", "b"]), ("a\r\rb", ["a", "", "b"]),
    ("Wait for it\u{2026}", ["Wait for", "it..."]), ("Wait for it...", ["Wait for", "it\u{2026}"]),
  ]

  @Test(arguments: ofTheirText)
  func linesAreOfTheirText(_ text: String, _ lines: [String]) throws {
    let ends = try VisibleEnds(of: lines, in: text)
    #expect(!ends.isTruncated)
  }

  /// Blank lines at a text's beginning and end are the rule's as well, whether they were written down or
  /// not: in one that the text has, and where white space alone fills a line before a long word.
  @Test(arguments: [
    ("a\n", ["a"]), ("a\n", ["a", ""]), ("a\n\n", ["a"]), ("a\n\n", ["a", "", ""]), ("\na", ["a"]),
    ("\na", ["", "a"]), ("\n\na b\n", ["a b"]), (" Supercalifragilistic", ["Supercalifragilistic"]),
    (" Supercalifragilistic", ["", "Supercalifragilistic"]),
  ])
  func blankLinesAroundATextDoNotCount(_ text: String, _ lines: [String]) throws {
    let seen = Self.seen(text, lines, width: 140, language: "en")
    let agreement = try #require(try Calibration(seen, in: try TestFonts.japanese()).agreement)
    #expect(agreement.isWhole && agreement.seen == 0 && agreement.right == 0)
  }

  /// A blank line within a text ends where the line before it does, whether it was written down or not: one end.
  @Test(arguments: [
    ("a\n\nb", ["a", "", "b"]), ("a\n\nb", ["a", "b"]), ("a\n\n\nb c", ["a", "", "", "b c"]),
  ])
  func blankLinesWithinATextAreOneEnd(_ text: String, _ lines: [String]) throws {
    let seen = Self.seen(text, lines, width: 100, language: "en")
    let agreement = try #require(try Calibration(seen, in: try TestFonts.japanese()).agreement)
    #expect(agreement.isWhole && agreement.seen == 1 && agreement.right == 1)
  }

  /// Ends are told by characters, of however many code units each is: two, or a letter and its mark.
  ///
  /// Six characters of 15.895 points stand in 103, and not seven.
  @Test(arguments: [
    ("\u{20BB7}野の\u{20BB7}野の夜に\u{20BB7}の港を出る船", ["𠮷野の𠮷野の", "夜に𠮷の港を", "出る船"]),
    ("\u{304B}\u{3099}くせいの海夜に\u{20BB7}の港を出る船", ["\u{304C}くせいの海", "夜に𠮷の港を", "出る船"]),
  ])
  func endsAreToldByCharacters(_ text: String, _ lines: [String]) throws {
    let seen = Self.seen(text, lines, width: 103)
    let calibration = try Calibration(seen, in: try TestFonts.japanese())
    #expect(calibration.agreements.count == LineRule.allCases.count)
    for (rule, agreement) in calibration.agreements {
      #expect(agreement.isWhole && agreement.seen == 2 && agreement.right == 2, "\(rule)")
    }
  }

  private static let shown: [([String], Int)] = [
    (["𠮷野…"], 1), (["𠮷野の𠮷野の", "夜に…"], 2), (["𠮷野の𠮷野の", "夜に𠮷の港を", "出…"], 3),
  ]

  /// Of a text that was cut off the rule's lines are shown up to the last end that was seen, and one more: the same six
  /// characters on two lines, and three on another.
  @Test(arguments: shown)
  func linesAreShownUpToTheCut(_ lines: [String], _ count: Int) throws {
    let text = VisibleScalars("𠮷野の𠮷野の夜に𠮷の港を出る船")
    let seen = Self.seen("𠮷野の𠮷野の夜に𠮷の港を出る船", lines, width: 103)
    let ends = try VisibleEnds(of: lines, in: text)
    #expect(ends.isTruncated && ends.places.count == count - 1)
    let library = try TestFonts.japanese()
    for rule in LineRule.allCases {
      let ruled = rule.ruled(seen, in: library)
      let shown = ruled.shownLineCount(width: 103, in: text, until: ends)
      #expect(shown == count, "\(rule)")
    }
  }

  /// Of a text that ends with a line terminator nothing was cut where all fits.
  @Test func aLineTerminatorIsNoMoreOfACutText() throws {
    let seen = Self.seen("港の夜\n", ["港…"], language: "ja")
    let calibration = try Calibration(seen, in: try TestFonts.japanese())
    #expect(calibration.agreement?.isWhole == false)
  }

  private static let cut: [(String, [String])] = [
    ("The quick fox", ["The", "qui…"]), ("The quick fox", ["The", "qui..."]),
    ("The quick fox", ["The", "quick …"]), ("The quick… fox", ["The", "quick…"]),
    ("The quick fox", ["The", "…"]), ("The quick… fox", ["The", "quick..."]),
  ]

  /// Of a text that was cut off the last line says nothing of its end.
  @Test(arguments: cut)
  func aCutTextIsComparedUpToItsLastLine(_ text: String, _ lines: [String]) throws {
    let seen = try VisibleEnds(of: lines, in: text)
    #expect(seen.isTruncated)
    func isWhole(_ lines: [String]) throws -> Bool {
      let agreement = LineAgreement(try VisibleEnds(of: lines, in: text), with: seen)
      #expect(agreement.seen == 1)
      return agreement.isWhole
    }
    let words = text.split(separator: " ").map(String.init)
    #expect(try isWhole(words))
    // It would not have been cut.
    #expect(try !isWhole([words[0], words[1] + words[2]]))
    #expect(try !isWhole([words[0] + words[1], words[2]]))
  }

  private static let cutAtBlankLines: [(String, [String], Int?)] = [
    ("a\n\nb", ["a", "…"], 2), ("a\n\n\nb", ["a", "…"], 2), ("a\n\n\nb", ["a", "", "..."], 3),
    ("\nb", ["…"], 1), ("\n\nb", ["", "…"], 2), ("a\n \nb", ["a", "…"], 2),
    ("a\n\n…b", ["a", "…"], 2),
    // The line that was cut is the text's last, and would not have been.
    ("a\n\nb", ["a", "", "…"], nil), ("a\nb", ["a", "…"], nil), ("\nb", ["", "…"], nil),
    ("a\n\nbc", ["a", "b…"], nil),
  ]

  /// A text may be cut at a blank line, on which nothing but the ellipsis stands then: the rule's lines up to it are
  /// shown, also where blank ones alone are more than were seen.
  @Test(arguments: cutAtBlankLines)
  func blankLinesMayBeCut(_ text: String, _ lines: [String], _ count: Int?) throws {
    let seen = Self.seen(text, lines, width: 100, language: "en")
    let library = try TestFonts.japanese()
    let agreement = try #require(try Calibration(seen, in: library).agreement)
    #expect(agreement.isWhole == (count != nil))
    guard let count else { return }
    let visible = VisibleScalars(text)
    let shown = LineRule.ios.ruled(seen, in: library)
      .shownLineCount(width: 100, in: visible, until: try VisibleEnds(of: lines, in: visible))
    #expect(shown == count)
  }

  /// It would take minutes if all marks were brought into one order.
  @Test func lettersOfManyMarksTakeLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let line = "e" + String(repeating: "\u{301}\u{323}", count: 200_000)
      let ends = try VisibleEnds(of: ["Cafe\u{301}", line], in: "Caf\u{E9} \(line)")
      #expect(!ends.isTruncated)
    }
  }

  /// A character of two code units that is composed of two others has both units before what follows it.
  @Test func scalarsAreCountedBeforeCodeUnits() {
    let scalars = VisibleScalars("a\u{1D15E}b")
    #expect((0...5).map { scalars.count(before: $0) } == [0, 1, 1, 3, 4, 4])
  }

  /// A letter of 128 scalars is composed as any other is; one of more stays as it is written.
  @Test func lettersAreComposedUpToALength() throws {
    func lines(_ count: Int) -> (text: String, line: String) {
      let marks = String(repeating: "\u{301}", count: count - 2)
      return ("e\u{301}\(marks)", "\u{E9}\(marks)")
    }
    let (short, long) = (lines(128), lines(129))
    let ends = try VisibleEnds(of: [short.line], in: short.text)
    #expect(!ends.isTruncated)
    #expect(throws: LineMismatch.otherText(line: 1)) {
      try VisibleEnds(of: [long.line], in: long.text)
    }
  }

  private static let others: [(String, [String], LineMismatch)] = [
    ("Short", ["Something else entirely, much longer"], .otherText(line: 1)),
    ("The quick brown fox", ["brown fox", "The quick"], .otherText(line: 1)),
    ("The quick fox", ["The quick", "fix"], .otherText(line: 2)),
    ("Cafe\u{301} au lait", ["Cafe au", "lait"], .otherText(line: 1)),
    ("Cafe\u{301} au lait", ["Cafe\u{2026}"], .otherText(line: 1)),
    ("The quick fox", ["The quick"], .textGoesOn), ("The quick fox", [], .textGoesOn),
    ("The quick fox", ["The quick-", "fox"], .otherText(line: 1)),
    ("The quick\nfox", ["The quick-", "fox"], .otherText(line: 1)),
    ("The quick fox", ["The quick fox", "-"], .otherText(line: 2)),
    ("The quick fox", ["-", "The quick fox"], .otherText(line: 1)),
    ("Theatre", ["The", "-", "atre"], .otherText(line: 2)),
    ("The quick fox", ["The quick fox-", ""], .otherText(line: 1)),
    ("The quick fox", ["The…", "quick fox"], .otherText(line: 1)),
    ("The quick fox", ["The quick", "fox…"], .otherText(line: 2)),
    ("The quick fox", ["The", "", "quick fox"], .otherText(line: 2)),
    ("The quick\nfox", ["The quick", " ", "fox"], .otherText(line: 2)),
    ("The quick\r\n\r\nfox", ["The quick", "", "", "fox"], .otherText(line: 3)),
    ("The quick fox", ["", "The quick fox"], .otherText(line: 1)),
    ("a", ["a", ""], .otherText(line: 2)), ("a b", ["a", "b", " "], .otherText(line: 3)),
    ("a\n", ["a", "", ""], .otherText(line: 3)), ("", ["", ""], .otherText(line: 2)),
    ("a\n b", ["a", "", "", "b"], .otherText(line: 3)), (" a", ["", "", "a"], .otherText(line: 2)),
    ("a\n \nb", ["a", "", "", "b"], .otherText(line: 3)), (" ", ["", ""], .otherText(line: 2)),
  ]

  @Test(arguments: others)
  func otherLinesAreRefused(_ text: String, _ lines: [String], _ mismatch: LineMismatch) throws {
    #expect(throws: mismatch) { try VisibleEnds(of: lines, in: text) }
    let library = try TestFonts.japanese()
    for width in [nil, 1000.0] {
      #expect(throws: mismatch) {
        try Calibration(Self.seen(text, lines, width: width), in: library)
      }
    }
  }

  @Test func whatIsSaidOfOtherLines() {
    let said = [LineMismatch.otherText(line: 2), .textGoesOn].map(\.description)
    #expect(
      said == [
        "“lines” are not the text's: number 2 of them is not what stands there",
        "“lines” are not the text's: it goes on behind the last of them",
      ]
    )
  }

  /// The hyphen of a soft one is no character of the text, whether it was written down or not.
  @Test(arguments: ["International-", "International"])
  func softHyphensDoNotCount(_ line: String) throws {
    let seen = Self.seen(
      "In\u{AD}ternational\u{AD}ization of it",
      [line, "ization of it"],
      width: 112,
      language: "en"
    )
    let calibration = try Calibration(seen, in: try TestFonts.japanese())
    #expect(calibration.agreement?.isWhole == true)
  }

  /// Text styles have a rule of their own where Japanese is spaced, which iOS 16 does not do.
  @Test(arguments: [
    (SeenText.Font.textStyle(.body), SystemVersion.newest, "ja", LineRule.textStyle),
    (.textStyle(.body), .iOS16, "ja", .ios), (.textStyle(.body), .newest, "en", .ios),
    (.fixed(pointSize: 17, weight: .regular), .newest, "ja", .ios),
  ])
  func theRuleFollowsFromTheFont(
    _ font: SeenText.Font,
    _ version: SystemVersion,
    _ language: String,
    _ rule: LineRule
  ) {
    let seen = Self.seen("港の夜", ["港の夜"], font: font, version: version, language: language)
    #expect(LineRule(for: seen) == rule)
  }

  /// The widths within which eight characters of 17 points, and not nine, stand on the first line.
  @Test func factorsAreWhereTheLinesStayAsSeen() throws {
    let library = try TestFonts.japanese()
    let seen = Self.seen("木曜日の市場で魚を買う人々", ["木曜日の市場で魚", "を買う人々"])
    let calibration = try Calibration(seen, in: library)
    let factors = try #require(calibration.factors)
    #expect(calibration.agreement?.isWhole == true && factors.contains(1))
    for factor in [factors.lowerBound, 1, factors.upperBound] {
      let lines = calibration.rule.lines(of: seen, in: library, width: 130 * factor)
      #expect(lines == seen.lines)
    }
    for factor in [factors.lowerBound - 0.002, factors.upperBound + 0.002] {
      let lines = calibration.rule.lines(of: seen, in: library, width: 130 * factor)
      #expect(lines != seen.lines || abs(factor - 1) > 0.1)
    }
  }

  /// Words of Hangul are kept together by what iOS does, and cut by the rules that it is compared with.
  @Test(arguments: [(LineRule.ios, true), (.greedy, false), (.spaced, false)])
  func wordsOfHangulAreKept(_ rule: LineRule, _ isKept: Bool) throws {
    let words = ["우리나라대한민국의", "아름다운금수강산을", "노래합니다"]
    let seen = Self.seen(words.joined(separator: " "), words, language: "ko")
    let lines = rule.lines(of: seen, in: try TestFonts.japanese(), width: 165)
    #expect((lines == words) == isKept)
  }

  /// One word stands on one line in every width that is tried: from nine tenths to eleven.
  @Test func widthsAreTriedToATenth() throws {
    let calibration = try Calibration(Self.seen("港", ["港"]), in: try TestFonts.japanese())
    #expect(calibration.factors == 0.9...1.1)
  }

  /// What has no width is told, and not counted.
  @Test func textsWithoutAWidthArePassedOver() throws {
    let library = try TestFonts.japanese()
    var summary = CalibrationSummary()
    let without = try Calibration(Self.seen("港の夜", ["港の夜"], width: nil), in: library)
    #expect(without.agreement == nil && without.agreements.isEmpty && without.factors == nil)
    summary.add(without)
    #expect(summary.texts == 0 && summary.right.isEmpty)
    let right = Self.seen("木曜日の市場で魚を買う人々", ["木曜日の市場で魚", "を買う人々"])
    var wrong = right
    wrong.lines = ["木曜日の", "市場で魚を買う人々"]
    for seen in [right, wrong] { summary.add(try Calibration(seen, in: library)) }
    #expect(summary.texts == 2 && summary.agreeing == 1 && summary.lineEnds == 2)
    #expect(summary.rightByRule == 1 && summary.right[.ios] == 1)
  }
}
