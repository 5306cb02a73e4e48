import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// The arithmetic on prepared texts against an engine that shapes every candidate line from
/// scratch.
///
/// By default every third headline is set in one of the settings and sizes, which take turns;
/// `FITCHECK_EXHAUSTIVE=1` sets each in all of them, and draws ten times as many random strings;
/// `FITCHECK_EXHAUSTIVE=40` does so with every fortieth, which takes minutes rather than hours.
@Suite("Arithmetic on prepared texts equals shaping every line from scratch")
struct ExactnessTests {
  private static let widthsInEms = [1.5, 4, 6, 8.3, 10, 12.17, 13, 14.3, 17, 21, 26, 30.3]
  private static let sizes = [12.0, 8, 21]

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    try expectAgreement(language, every: Exhaustive.isOn ? Exhaustive.step : 3)
  }

  /// Every so manieth headline of a language.
  func expectAgreement(_ language: String, every step: Int) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
    for (index, row) in try Corpus.rows(language).enumerated() where index % step == 0 {
      expectAgreement(row.headline, Exhaustive.isOn ? index : index / step, style: style)
    }
  }

  /// Faces with kerning of their own, whose breaks HarfBuzz flags.
  @Test(arguments: [
    ("en", BundledFont.restRegular), ("ja", .gothicRegular), ("ko", .gothicBold),
    ("zh-Hant", .gothicRegular), ("ar", .arabicBold), ("hi", .devanagariRegular),
  ])
  func headlinesInOneFace(_ language: String, _ font: BundledFont) throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: language)
    let rows = try Corpus.rows(language)
    for (index, row) in rows.prefix(Exhaustive.isOn ? rows.count : 150).enumerated()
    where index % Exhaustive.step == 0 {
      expectAgreement(row.headline, index, style: style)
    }
  }

  @Test(arguments: 0..<10) func randomStrings(_ seed: Int) throws {
    try expectAgreement(seed: seed, count: Exhaustive.isOn ? 10_000 / Exhaustive.step : 600)
  }

  /// So many strings of a seed.
  func expectAgreement(seed: Int, count: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed))
    for index in 0..<count {
      let text = RandomText.hard(pieces: 1...24, using: &generator)
      let weight = Bool.random(using: &generator) ? FontWeight.regular : .semibold
      let language = ["ja", "en", "ar", "th", "zh-Hant"].randomElement(using: &generator)
      let style = TextStyle(cascade: library.cascade(weight: weight), language: language)
      expectAgreement(text, index / 3 + index, style: style, all: false)
    }
  }

  /// As the random strings above, in a face with kerning, ligatures and half-width punctuation.
  @Test(arguments: [BundledFont.restRegular, .gothicRegular, .arabicRegular, .devanagariRegular])
  func randomStringsInOneFace(_ font: BundledFont) throws {
    try expectAgreement(in: font, count: Exhaustive.isOn ? 10_000 / Exhaustive.step : 500)
  }

  /// So many strings in a face.
  func expectAgreement(in font: BundledFont, count: Int) throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    var generator = SplitMix(seed: 77)
    for index in 0..<count {
      let text = RandomText.hard(pieces: 1...16, using: &generator)
      let style = TextStyle(cascade: cascade, language: index % 2 == 0 ? "ja" : nil)
      expectAgreement(text, index, style: style, all: false)
    }
  }

  /// Each in a file by itself and in the fonts of a device: what was measured wrong once.
  @Test func textsThatWereWrong() throws {
    let library = try TestFonts.japanese()
    let arabic = try FontFace(path: BundledFontDirectory.locate().path(of: .arabicRegular))
    let cascades = [
      library.cascade(weight: .regular),
      try FontLibrary.files(regular: [arabic]).cascade(weight: .regular),
    ]
    for row in try TestFiles.table("TypesettingTests/Cases/exactness.tsv") {
      let text = String(repeating: row[1].unescaped, count: try #require(Int(row[0])))
      for cascade in cascades {
        for direction in [BaseDirection.firstStrong, .rightToLeft] {
          var style = TextStyle(cascade: cascade, language: "ja")
          style.baseDirection = direction
          for index in TestSetting.all.indices
          where Exhaustive.isOn || text.utf16.count < 100 || index.isMultiple(of: 6) {
            expectAgreement(text, index, style: style, all: false)
          }
        }
      }
    }
  }

  /// Balanced lines by phrase, which halving did not find: a width between two that do may tear more.
  @Test(arguments: [
    (
      "ja", BundledFont.gothicRegular,
      "レスリング女子58kg級・伊調馨選手が金メダル獲得、女子選手初の五輪4連覇-リオデジャネイロオリンピック13日目"
    ),
    ("ko", .gothicBold, "Microsoft Edge 다운로드, 설치 및 업데이트 문제 해결"),
  ])
  func balancedPhrases(_ language: String, _ font: BundledFont, _ text: String) throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascades = [
      try FontLibrary.files(regular: [face]).cascade(weight: .regular),
      try FontLibrary.bundled(deviceLanguages: [language]).cascade(weight: .bold),
    ]
    for cascade in cascades {
      for (index, setting) in TestSetting.all.enumerated() where setting.filling == .balanced {
        let style = TextStyle(cascade: cascade, language: language)
        for size in Self.sizes.indices {
          expectAgreement(text, index + size * TestSetting.all.count, style: style, all: false)
        }
      }
    }
  }

  // MARK: Several styles

  @Test(arguments: 0..<4) func severalStyles(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x57E1)
    let rows = try Corpus.rows(["ja", "en", "ar", "hi"][seed])
    for index in 0..<(Exhaustive.isOn ? 4_000 / Exhaustive.step : 120) {
      let isHeadline = Bool.random(using: &generator)
      let text =
        isHeadline
        ? rows[index % rows.count].headline : RandomText.hard(pieces: 2...24, using: &generator)
      let runs = randomRuns(of: text, library, using: &generator)
      let setting = TestSetting.all[index % TestSetting.all.count]
      var style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
      setting.change(&style)
      let prepared = PreparedText(runs: runs, style: style)
      let reference = ReferenceTypesetter(prepared)
      for scale in [1, 0.5, 1.75] {
        var paragraph = ParagraphStyle(pointSize: (prepared.pointSize ?? 12) * scale)
        setting.change(&paragraph)
        for ems in Self.widthsInEms {
          let width = ems * paragraph.pointSize
          expectAgreement(prepared, reference, paragraph, width: width, setting.name)
        }
      }
    }
  }

  /// The text cut anywhere between its scalars, in mid-word and in mid-cluster too.
  private func randomRuns(
    of text: String,
    _ library: FontLibrary,
    using generator: inout SplitMix
  ) -> [StyledRun] {
    var runs: [StyledRun] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let length = min(rest.count, Int.random(in: 1...12, using: &generator))
      let weight: FontWeight = Bool.random(using: &generator) ? .regular : .bold
      var run = StyledRun(
        String(rest.prefix(length)),
        cascade: library.cascade(weight: weight),
        pointSize: [12, 12, 17, 9.5].randomElement(using: &generator) ?? 12
      )
      run.tracking = [0, 0, 0.6, -0.2].randomElement(using: &generator) ?? 0
      run.language = [nil, "en", "ar", "zh-Hant"].randomElement(using: &generator) ?? nil
      runs.append(run)
      rest = rest.dropFirst(length)
    }
    return runs
  }

  // MARK: Agreement

  private func expectAgreement(
    _ text: String,
    _ index: Int,
    style: TextStyle,
    all: Bool = Exhaustive.isOn
  ) {
    let settings = TestSetting.all
    for setting in all ? settings : [settings[index % settings.count]] {
      let text = setting.softHyphens ? text.withSoftHyphens(seed: index) : text
      var style = style
      setting.change(&style)
      let prepared = PreparedText(text, style: style)
      let reference = ReferenceTypesetter(text, style: style)
      for size in all ? Self.sizes : [Self.sizes[index / settings.count % Self.sizes.count]] {
        var paragraph = ParagraphStyle(pointSize: size)
        setting.change(&paragraph)
        for ems in Self.widthsInEms {
          expectAgreement(prepared, reference, paragraph, width: ems * size, setting.name)
        }
      }
    }
  }

  private func expectAgreement(
    _ prepared: PreparedText,
    _ reference: ReferenceTypesetter,
    _ paragraph: ParagraphStyle,
    width: Double,
    _ setting: String
  ) {
    let scale = AdvanceScale(
      cascade: prepared.style.cascade,
      pointSize: paragraph.pointSize,
      letterSpacing: paragraph.tracking
    )
    let expected = reference.lines(width: width, scale: scale, filling: paragraph.filling)
    let laidOut = prepared.layOut(paragraph, width: width)
    let description: Comment = "\(setting): \(prepared.text.debugDescription) in \(width) pt"
    #expect(laidOut.lines.map(\.range) == expected.map(\.range), description)
    #expect(laidOut.lines.map(\.width) == expected.map(\.drawnWidth), description)
    #expect(laidOut.lines.map(\.isHyphenated) == expected.map(\.isHyphenated), description)
    let measured = prepared.measure(paragraph, width: width)
    #expect(measured == laidOut.measurement, description)
    if let taken = reference.takenWidth(of: expected, within: width, scale: scale) {
      #expect(abs(measured.takenWidth - taken) < 1e-9, description)
    }
    guard prepared.style.hangingPunctuation.isEmpty else { return }
    for line in laidOut.lines {
      let drawn = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
      #expect(abs(drawn - line.width) < 1e-6, "\(line.text) in \(prepared.text)")
    }
  }
}
