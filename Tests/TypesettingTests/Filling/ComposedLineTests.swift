import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// Lines filled and spaced as iOS does against the plain engine, which spaces by itself.
@Suite("Lines as iOS fills and spaces them equal shaping every line from scratch")
struct ComposedLineTests {
  private static let widthsInEms = [2.2, 4, 6, 8.3, 10, 12.17, 13, 17, 21, 30.3]

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language, "ja"])
    let style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
    let step = Exhaustive.isOn ? Exhaustive.step : language == "ja" ? 12 : 48
    for (index, row) in try Corpus.rows(language).enumerated() where index % step == 0 {
      try expectAgreement(row.headline, index / step, style)
    }
  }

  @Test(arguments: 0..<4) func randomStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    let pieces = [
      "「", "」", "『", "』", "（", "）", "、", "。", "！", "…", "か", "国", "月", "日", "ー", "・", "A", "i", "3",
      "%", "(",
      ")", " ", "-", "\u{3000}", "\u{301}", "か\u{3099}", "Ａ", "ｶ", "é", "ب", "\n", "\u{AD}", "fi",
      "word",
    ]
    var generator = SplitMix(seed: UInt64(seed) &+ 0xC0)
    for index in 0..<(Exhaustive.isOn ? 4_000 : 150) {
      let text = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
      try expectAgreement(text, index, style)
    }
  }

  /// Marks that few texts have, beside brackets, and the last letters and signs that are spaced from
  /// ideographs.
  @Test(arguments: [
    "‥「国」‥", "国．「夜．」国", "；「国」；", "：「国」：", "？「国」？", "―「国」―", "—「国」—", "国，「夜，」国，A，1",
    "国+国%国z国Z国A国9国0", "国゛A゜1゠A国", "［国］A［1］「［国］」、［国", "〝国〟A〘国〙「｟国｠", "国ｱ国「ｱ」ｱA、ｱ3ｰ",
  ])
  func rareMarks(_ text: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for index in TestSetting.composed.indices {
      try expectAgreement(text, index, TextStyle(cascade: cascade, language: "ja"))
    }
  }

  /// Stretches of several sizes and weights, one after the other.
  @Test func severalStyles() throws {
    let library = try TestFonts.japanese()
    for (index, row) in try Corpus.rows("ja").enumerated() where index % 24 == 0 {
      let characters = Array(row.headline)
      let third = characters.count / 3
      let parts = [characters[..<third], characters[third..<2 * third], characters[(2 * third)...]]
      let sizes = [12.0, 20, 9]
      let runs = zip(parts, sizes).map { part, size in
        StyledRun(
          String(part),
          cascade: library.cascade(weight: size == 20 ? .bold : .regular),
          pointSize: size
        )
      }
      let style = TextStyle(
        cascade: library.cascade(weight: .regular),
        language: "ja",
        composition: .japanese
      )
      let prepared = PreparedText(runs: runs, style: style)
      var paragraph = ParagraphStyle(pointSize: prepared.pointSize ?? 12)
      paragraph.filling = .ios
      expectLines(prepared, ReferenceTypesetter(prepared), paragraph, row.headline)
    }
  }

  private func expectAgreement(_ text: String, _ index: Int, _ style: TextStyle) throws {
    let setting = TestSetting.composed[index % TestSetting.composed.count]
    var style = style
    setting.change(&style)
    let text = setting.softHyphens ? text.withSoftHyphens(seed: index) : text
    var paragraph = ParagraphStyle(pointSize: [12.0, 17, 21][index % 3])
    setting.change(&paragraph)
    let prepared = PreparedText(text, style: style)
    let comment = "\(setting.name): \(text.debugDescription)"
    expectLines(prepared, ReferenceTypesetter(text, style: style), paragraph, comment)
    paragraph.lineLimit = 1 + index % 2
    expectTruncation(prepared, paragraph, comment)
    let width = Self.widthsInEms[index % Self.widthsInEms.count] * paragraph.pointSize
    InvariantCheck(text, prepared, paragraph, width: width, height: nil).run()
  }

  private func expectLines(
    _ prepared: PreparedText,
    _ reference: ReferenceTypesetter,
    _ paragraph: ParagraphStyle,
    _ comment: String
  ) {
    let scale = AdvanceScale(
      cascade: prepared.style.cascade,
      pointSize: paragraph.pointSize,
      letterSpacing: paragraph.tracking
    )
    for width in Self.widthsInEms.map({ $0 * paragraph.pointSize }) {
      let expected = reference.lines(width: width, scale: scale, filling: paragraph.filling)
      let laidOut = prepared.layOut(paragraph, width: width)
      #expect(laidOut.lines.map(\.range) == expected.map(\.range), "\(comment) in \(width)")
      #expect(laidOut.lines.map(\.width) == expected.map(\.drawnWidth), "\(comment) in \(width)")
      #expect(prepared.measure(paragraph, width: width) == laidOut.measurement)
      var plain = paragraph
      plain.filling = .greedy
      #expect(prepared.measure(plain, width: width).lineCount == laidOut.lines.count)
      #expect(prepared.lineCount(paragraph, width: width) == laidOut.lines.count)
      guard prepared.style.hangingPunctuation.isEmpty else { continue }
      for line in laidOut.lines {
        let drawn = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
        #expect(abs(drawn - line.width) < 1e-6, "\(line.text) in \(comment)")
      }
    }
  }

  private func expectTruncation(
    _ prepared: PreparedText,
    _ paragraph: ParagraphStyle,
    _ comment: String
  ) {
    for width in Self.widthsInEms.map({ $0 * paragraph.pointSize }) {
      guard let line = prepared.layOut(paragraph, width: width).lines.last, line.isTruncated else {
        continue
      }
      let start = line.range.lowerBound
      let reference = ReferenceTruncator(prepared, paragraph, width: width, start: start)
      let cut = reference.tail()
      #expect(reference.text(cut) == line.text, "\(comment) in \(width)")
      #expect(line.width <= reference.advance(cut), "\(comment) in \(width)")
    }
  }

  /// An ideograph is spaced as one whatever plane it is of.
  @Test(arguments: ["X", "AX", "XA", "1X1", "X、X", "「X」A"])
  func ideographsOfOtherPlanes(_ pattern: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    func space(_ ideograph: String) -> Double {
      let text = pattern.replacing("X", with: ideograph)
      let widths = [TextComposition.japanese, .none].map { composition in
        PreparedText(
          text,
          style: TextStyle(cascade: cascade, language: "ja", composition: composition)
        )
        .naturalWidth(ParagraphStyle(pointSize: 20))
      }
      return widths[0] - widths[1]
    }
    #expect(abs(space("\u{20BB7}") - space("\u{5409}")) < 1e-9)
  }
}
