import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// Numbers of lines of beginnings, and with a letter behind a text, read off the text's own units, against the
/// other text prepared by itself.
@Suite struct LineCounterTests {
  private static let settings = TestSetting.all + TestSetting.composed
  private static let most = 6
  private static let letters: [Character] = ["国", "n"]

  /// Japanese text of a weight, as the bundled fonts set it.
  private static func japanese(
    _ weight: FontWeight = .regular,
    composition: TextComposition = .none
  ) throws -> TextStyle {
    let cascade = try TestFonts.japanese().cascade(weight: weight)
    return TextStyle(cascade: cascade, language: "ja", composition: composition)
  }

  /// Holds what is told of a text in a width against other texts.
  /// - Returns: how much was told.
  private func check(
    _ string: String,
    _ style: TextStyle,
    _ paragraph: ParagraphStyle,
    widths: [Double]
  ) -> Int {
    guard let counter = LineCounter(PreparedText(string, style: style), paragraph) else { return 0 }
    var told = 0
    var ends: Set<Int> = []
    for index in string.indices { ends.insert(string[..<index].utf16.count) }
    for end in ends.sorted() where end > 0 {
      let beginning = String(decoding: Array(string.utf16.prefix(end)), as: UTF16.self)
      let prepared = PreparedText(beginning, style: style)
      for width in widths {
        guard let count = counter.lineCount(ofBeginning: end, width: width, upTo: Self.most) else {
          continue
        }
        told += 1
        #expect(
          prepared.lineCount(paragraph, width: width, upTo: Self.most) == count,
          "\(beginning)|\(string.dropFirst(beginning.count)) at \(width)"
        )
      }
    }
    return Self.letters.reduce(told) { told, letter in
      told + check(letter, behind: string, style, paragraph, counter, widths: widths)
    }
  }

  private func check(
    _ character: Character,
    behind string: String,
    _ style: TextStyle,
    _ paragraph: ParagraphStyle,
    _ counter: LineCounter,
    widths: [Double]
  ) -> Int {
    guard let letter = FollowingLetter(character, style: style) else { return 0 }
    var told = 0
    for count in [0, 1, 2, 3, 7, 12, 29] {
      let longer = string + String(repeating: character, count: count)
      let prepared = PreparedText(longer, style: style)
      for width in widths {
        let lines = prepared.lineCount(paragraph, width: width, upTo: Self.most)
        let known = counter.lineCount(
          followedBy: count,
          of: letter,
          width: width,
          upTo: Self.most
        )
        guard let known else { continue }
        told += 1
        #expect(lines == known, "\(longer) at \(width)")
        guard let lines, lines < Self.most else { continue }
        let fitting = counter.letterCount(of: letter, width: width, lines: lines, upTo: 100) ?? -1
        #expect(fitting >= count, "\(longer) at \(width)")
        let fuller = string + String(repeating: character, count: fitting + 1)
        #expect(
          fitting == 100
            || PreparedText(fuller, style: style)
              .lineCount(paragraph, width: width, upTo: Self.most) == lines + 1,
          "\(fuller) at \(width)"
        )
      }
    }
    return told
  }

  @Test(arguments: settings.indices) func hardTexts(_ index: Int) throws {
    let setting = Self.settings[index]
    var style = try Self.japanese(.bold)
    setting.change(&style)
    var generator = SplitMix(seed: UInt64(index + 71))
    for number in 0..<16 {
      var string = RandomText.hard(pieces: 1...12, using: &generator)
      if setting.softHyphens { string = string.withSoftHyphens(seed: number) }
      if !number.isMultiple(of: 3) { string += "発表" }
      var paragraph = ParagraphStyle(pointSize: [10, 12, 13.5][number % 3])
      setting.change(&paragraph)
      _ = check(string, style, paragraph, widths: [60, 97.5, 146])
    }
  }

  /// Nearly all beginnings of Japanese headlines are told, and most of what may follow them.
  @Test(arguments: [TextComposition.none, .japanese])
  func headlines(_ composition: TextComposition) throws {
    let style = try Self.japanese(.bold, composition: composition)
    var told = 0
    for row in try Corpus.rows("ja").prefix(60) {
      told += check(row.headline, style, ParagraphStyle(pointSize: 12), widths: [120, 146, 171.3])
    }
    #expect(told > 4_000)
  }

  /// Most beginnings of English headlines end with a letter, with what it is kerned with cut off.
  @Test(arguments: [FontWeight.regular, .bold])
  func englishHeadlines(_ weight: FontWeight) throws {
    let cascade = try TestFonts.japanese().cascade(weight: weight)
    let style = TextStyle(cascade: cascade, language: "en")
    var told = 0
    let kerned = ["AVAVA To Tokyo. Wavy LTAV", "V.A. “Ta” Yo-Yo’s Té 10 km/h (Ay) f.f"]
    for string in try Corpus.rows("en").prefix(30).map(\.headline) + kerned {
      told += check(string, style, ParagraphStyle(pointSize: 12), widths: [120, 146, 171.3])
    }
    #expect(told > 3_000)
  }

  /// Of more lines than are asked for so many are told and no more, also where a beginning ends within a word.
  @Test(arguments: 1...3) func noMoreLinesAreToldThanAskedFor(_ most: Int) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "en")
    let paragraph = ParagraphStyle(pointSize: 12)
    let string = "Night ferries return to the bay after a rest of many years, and so do the gulls"
    let counter = try #require(LineCounter(PreparedText(string, style: style), paragraph))
    var limited = 0
    for end in 1..<string.utf16.count {
      guard let count = counter.lineCount(ofBeginning: end, width: 60, upTo: most) else { continue }
      let beginning = PreparedText(String(string.prefix(end)), style: style)
      let all = beginning.lineCount(paragraph, width: 60)
      #expect(count == min(all, most), "\(end)")
      if all > most + 1 { limited += 1 }
    }
    #expect(limited > 0)
  }

  /// An English headline goes on with its last word, which is cut where it is wider than a line.
  @Test(arguments: [FontWeight.regular, .bold])
  func lettersBehindEnglishHeadlines(_ weight: FontWeight) throws {
    let cascade = try TestFonts.japanese().cascade(weight: weight)
    let style = TextStyle(cascade: cascade, language: "en")
    let paragraph = ParagraphStyle(pointSize: 12)
    var told = 0
    let words = ["n", "Ay", "a n", "a-n", "a (b) c", "don’t", "Té", "a b", "AVAVA", "( a", "1/2n"]
    for string in try Corpus.rows("en").prefix(40).map(\.headline) + words {
      let counter = try #require(LineCounter(PreparedText(string, style: style), paragraph))
      told += check("n", behind: string, style, paragraph, counter, widths: [97.5, 146, 171.3])
    }
    #expect(told > 600)
  }

  /// Words in the letters of every Latin alphabet go on as English ones do.
  @Test(arguments: [
    "portul scon", "portul \u{219}con", "\u{D4}n", "\u{142}on", "\u{1C6}on", "\u{24F}n",
    "portul \u{2018}scon", "portul \u{201D}scon", "\u{C0}n", "portul \"scon", "portul ~scon",
    "!\"scon",
  ])
  func lettersBehindWordsOfOtherAlphabets(_ string: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "en")
    let paragraph = ParagraphStyle(pointSize: 12)
    let counter = try #require(LineCounter(PreparedText(string, style: style), paragraph))
    #expect(check("n", behind: string, style, paragraph, counter, widths: [97.5, 146]) > 0)
  }

  /// A font file's own kerning, ligatures and marks reach over a letter, and then nothing is told.
  @Test(arguments: ["NotoSans-Regular.ttf", "NotoSansCJKjp-Regular.otf"])
  func lettersThatAreShaped(_ file: String) throws {
    let path = TestFiles.directory.deletingLastPathComponent()
      .appendingPathComponent("Fonts/Files/\(file)").path
    let cascade = try FontLibrary.files(regular: [FontFace(path: path)]).cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "en")
    for string in ["fi ffi office flip AVAVA To", "a\u{301}a\u{301} e\u{308}f fi\u{301}x Ty"] {
      _ = check(string, style, ParagraphStyle(pointSize: 12), widths: [30, 60, 97.5])
    }
  }

  /// The prolonged sound mark has no script of its own: what it is set in may hang on what follows.
  @Test func nothingIsSaidOfWhatEndsWithoutAScript() throws {
    let style = try Self.japanese(composition: .japanese)
    let text = PreparedText("1ー1ー国国", style: style)
    let counter = try #require(LineCounter(text, ParagraphStyle(pointSize: 12)))
    func told(_ end: Int) -> Bool {
      counter.lineCount(ofBeginning: end, width: 40, upTo: Self.most) != nil
    }
    #expect((1..<6).filter(told) == [5])
  }

  /// A beginning is told where it ends with a letter, a kana or an ideograph, those at the ends of their ranges
  /// among them.
  @Test(arguments: [
    "A", "Z", "a", "z", "\u{3041}", "\u{3096}", "\u{30A1}", "\u{30FA}", "\u{3400}", "\u{4E00}",
    "\u{9FA5}",
  ])
  func beginningsAreToldUpToTheEndsOfScripts(_ character: String) throws {
    let other = character.utf8.count == 1 ? "n" : "国"
    let text = PreparedText(other + character + other, style: try Self.japanese())
    let counter = try #require(LineCounter(text, ParagraphStyle(pointSize: 12)))
    #expect(counter.lineCount(ofBeginning: 2, width: 146, upTo: Self.most) == 1)
  }

  /// What stands right beside those ranges is none of them: nothing is told of a beginning that ends with it.
  @Test(arguments: ["@", "[", "`", "{", "\u{30A0}", "\u{30FB}", "\u{33FF}", "\u{4DC0}", "\u{A000}"])
  func beginningsAreNotToldBesideTheEndsOfScripts(_ character: String) throws {
    let other = character.utf8.count == 1 ? "n" : "国"
    let text = PreparedText(other + character + other, style: try Self.japanese())
    let counter = try #require(LineCounter(text, ParagraphStyle(pointSize: 12)))
    let told = [2, 3].map { counter.lineCount(ofBeginning: $0, width: 146, upTo: Self.most) }
    #expect(told == [nil, 1])
  }

  /// Where text runs from right to left, what stands between two letters may be set by what follows them,
  /// however far behind: nothing is told of such a text, neither of its beginnings nor of what follows it.
  @Test(arguments: [
    "国ا国月", "日1ا日", "\u{202B}国国", "国\u{2067}国国\u{2069}国", "ا国国", "国(ا(国)", "a国א\nV国", "国\nא国",
  ])
  func nothingIsSaidOfTextsOfTwoDirections(_ text: String) throws {
    for composition in [TextComposition.none, .japanese] {
      let style = try Self.japanese(composition: composition)
      #expect(check(text, style, ParagraphStyle(pointSize: 12), widths: [26, 40, 146]) == 0)
    }
  }

  /// Every text of few characters of all the kinds that may stand before or behind a place where a beginning
  /// ends.
  @Test func shortTexts() throws {
    let style = try Self.japanese(composition: .japanese)
    let kinds: [String] = [
      "国", "か", "ー", "ゃ", "「", "」", "、", "…", "a", "1", "%", "(", ")", "’", "\"", " ", "\u{3099}",
      "々", "ك", "ก", "V", "f", "-",
    ]
    var told = 0
    for first in kinds {
      for second in kinds {
        for third in kinds {
          told += check(
            "\(first)日\(second)\(third)月",
            style,
            ParagraphStyle(pointSize: 12),
            widths: [26, 40]
          )
        }
      }
    }
    #expect(told > 10_000)
  }

  /// Han characters, kana that may begin lines and ASCII letters may follow a text, and nothing else; letters go
  /// on with its last word.
  @Test(
    arguments: [
      ("国", false), ("か", false), ("カ", false), ("n", true), ("Z", true), ("っ", nil), ("ー", nil),
      ("、", nil), ("「", nil), ("1", nil), (" ", nil), ("-", nil), ("é", nil), ("한", nil),
      ("𠮷", nil), ("😀", nil), ("ا", nil), ("\n", nil), ("か\u{3099}", nil), ("n\u{301}", nil),
      // The system font kerns each of these with itself.
      ("r", nil), ("s", nil),
    ] as [(Character, Bool?)]
  )
  func whatMayFollow(_ letter: Character, _ joinsWords: Bool?) throws {
    let style = try Self.japanese()
    #expect(FollowingLetter(letter, style: style)?.joinsWords == joinsWords)
    // Nothing may where a rule looks at more than what stands beside a place.
    let changes: [(inout TextStyle) -> Void] = [
      { $0.phraseBreaking = .auto }, { $0.phraseBreaking = .textStyle },
      { $0.punctuationTrimming = .normal }, { $0.hangingPunctuation = .last },
      { $0.baseDirection = .rightToLeft },
    ]
    for change in changes {
      var other = style
      change(&other)
      #expect(FollowingLetter(letter, style: other)?.joinsWords == nil)
    }
    // Words that are cut anywhere go on otherwise.
    guard let joinsWords else { return }
    var cut = style
    cut.wordBreak = .breakAll
    #expect(FollowingLetter(letter, style: cut)?.joinsWords == (joinsWords ? nil : false))
    // What follows words that are kept together is not told.
    var kept = style
    kept.wordBreak = .keepAll
    #expect(FollowingLetter(letter, style: kept)?.joinsWords == nil)
  }

  /// Nothing may follow a text in fewer lines than it takes by itself.
  @Test func nothingFollowsInFewerLines() throws {
    let style = try Self.japanese()
    let text = PreparedText("国国国国", style: style)
    let counter = try #require(LineCounter(text, ParagraphStyle(pointSize: 10)))
    let letter = try #require(FollowingLetter("国", style: style))
    let one = try #require(counter.widestUnit)
    // Two characters a line: the last of two lines is full.
    for (lines, count) in [(0, 0), (1, 0), (2, 0), (3, 2), (4, 4)] {
      let told = counter.letterCount(of: letter, width: 2 * one, lines: lines, upTo: 9)
      #expect(told == count, "\(lines) lines")
    }
  }

  /// Letters that fill a line to its end are on it, and one more is not; so with those that fill it alone.
  @Test(arguments: ["国", "n"]) func lettersThatJustFit(_ letter: Character) throws {
    let style = try Self.japanese()
    let paragraph = ParagraphStyle(pointSize: 12)
    func text(_ count: Int) -> PreparedText {
      PreparedText(String(repeating: letter, count: count), style: style)
    }
    let following = try #require(FollowingLetter(letter, style: style))
    for (count, most) in [(1, 1), (1, 2), (2, 2), (2, 4), (3, 7)] {
      let counter = try #require(LineCounter(text(count), paragraph))
      let width = text(most).naturalWidth(paragraph)
      func lines(_ letters: Int) -> Int? {
        counter.lineCount(followedBy: letters, of: following, width: width, upTo: Self.most)
      }
      #expect(lines(most - count) == 1 && lines(most - count + 1) == 2, "\(count) of \(most)")
      #expect(lines(2 * most - count) == 2 && lines(2 * most - count + 1) == 3)
      let fitting = counter.letterCount(of: following, width: width, lines: 1, upTo: 9)
      #expect(fitting == most - count)
      // No more are told than are asked for.
      let asked = counter.letterCount(of: following, width: width, lines: 1, upTo: 1)
      #expect(asked == min(most - count, 1))
    }
  }

  /// Counters stand in the room that they ask for, leave none of it, and tell what they tell by themselves.
  @Test func countersStandInARoom() throws {
    let style = try Self.japanese()
    let paragraph = ParagraphStyle(pointSize: 12)
    let texts = ["港町の図書館、夜も", "n", "Night ferries return"].map {
      PreparedText($0, style: style)
    }
    var room = BlockRoom(byteCount: texts.reduce(0) { $0 + LineCounter.byteCount(of: $1) })
    for text in texts {
      let before = room.byteCount
      let made = LineCounter(text, paragraph, in: &room)
      let taken = before - room.byteCount
      let counter = try #require(made)
      let alone = try #require(LineCounter(text, paragraph))
      #expect(taken > 0 && taken == LineCounter.byteCount(of: text))
      #expect(
        counter.counts(widths: 40...150, upTo: Self.most)
          == alone.counts(widths: 40...150, upTo: Self.most)
      )
    }
    let left = room.byteCount
    #expect(left == 0)
  }
}
