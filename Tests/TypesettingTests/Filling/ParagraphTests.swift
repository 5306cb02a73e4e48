import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// A paragraph lies as it does alone: neither the one before it nor the one behind it counts.
@Suite struct ParagraphTests {
  /// Paragraphs that begin and end with what a neighbour could reach: signs without a script or a
  /// direction of their own, marks, small kana, pieces of words, spaces.
  private static let paragraphs = [
    "港町の図書館がAA", "っ図書館", "が夜も港町の図書館がひらく", "「AI」の港町、図書館。", "ー1図書館へ行ってみたい",
    "食べられるのだ", "んだから港町が、", "12月3日", "The harbour library opens late.", "“AVA” To.", "“夜”", "fi",
    "1) To Wave",
    "مكتبة الميناء تفتح ليلا", "(12) ليلا", "ليلا، AI", "\u{301}acute", "👩\u{200D}👩 図書館",
    "ห้องสมุดเปิด", "…", " 港町の図書館", "港町 の 図書館 ", "항구 도서관이 밤에", "「」（港町）の",
  ]

  /// What is seen of a line, but for where it lies.
  private struct Row: Equatable {
    let text: String
    let width: Double
    let isHyphenated: Bool
    let glyphs: [UInt32]
    let levels: [UInt8]

    init(_ line: Line) {
      text = line.text
      width = line.width
      isHyphenated = line.isHyphenated
      glyphs = line.runs.flatMap { $0.glyphs.map(\.id) }
      levels = line.runs.map(\.bidiLevel)
    }
  }

  private static func rows(
    _ text: String,
    _ style: TextStyle,
    _ paragraph: ParagraphStyle,
    _ width: Double
  ) -> [Row] {
    PreparedText(text, style: style).layOut(paragraph, width: width).lines.map(Row.init)
  }

  /// Whether CSS has a text's first or last line be another than those of a paragraph in it, or one width
  /// balance all of its lines.
  private static func goesByText(_ style: TextStyle, _ setting: TestSetting) -> Bool {
    setting.filling == .balanced || style.punctuationTrimming == .spaceFirst
      || !style.hangingPunctuation.isDisjoint(with: [.first, .last])
  }

  @Test(arguments: ["ja", "en", "ar"])
  func liesAsAlone(language: String) throws {
    let japanese = try TestFonts.japanese().cascade(weight: .regular)
    let english = try TestFonts.english().cascade(weight: .regular)
    let textStyles = [WordChoice.likely, .unlikely].map { choice in
      TestSetting(name: "text style") {
        $0.phraseBreaking = .textStyle
        $0.wordChoice = choice
        $0.composition = .japanese
      }
    }
    for (number, setting) in (TestSetting.all + TestSetting.composed + textStyles).enumerated() {
      var style = TextStyle(cascade: language == "ja" ? japanese : english, language: language)
      setting.change(&style)
      if Self.goesByText(style, setting) { continue }
      for (size, width) in [(10.0, 21.0), (10.0, 52.5), (17, 90), (13.3, 61)] {
        var paragraph = ParagraphStyle(pointSize: size)
        setting.change(&paragraph)
        let alone = Self.paragraphs.map { Self.rows($0, style, paragraph, width) }
        for (index, first) in Self.paragraphs.enumerated() {
          for (other, second) in Self.paragraphs.enumerated()
          where (index + other + number) % 5 == 0 {
            let both = Self.rows(first + "\n" + second, style, paragraph, width)
            #expect(
              both == alone[index] + alone[other],
              "\(setting.name): \(first.debugDescription) and \(second.debugDescription) in \(width) at \(size)"
            )
          }
        }
      }
    }
  }
}
