import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

@Suite("Arithmetic on prepared texts equals shaping every line from scratch")
struct ExactnessTests {
  private static let widthsInEms = [1.5, 4, 6, 8.3, 10, 12.17, 13, 14.3, 17, 21, 26, 30.3]

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
    for row in try Corpus.rows(language) {
      expectAgreement(row.headline, style: style, pointSize: 12)
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
    for row in try Corpus.rows(language).prefix(300) {
      expectAgreement(row.headline, style: style, pointSize: 17)
    }
  }

  @Test(arguments: 0..<10) func randomStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed))
    for _ in 0..<200 {
      let text = RandomText.hard(pieces: 1...24, using: &generator)
      let weight = Bool.random(using: &generator) ? FontWeight.regular : .semibold
      let language = ["ja", "en", "ar", "th"].randomElement(using: &generator)
      let style = TextStyle(cascade: library.cascade(weight: weight), language: language)
      expectAgreement(
        text,
        style: style,
        pointSize: [8, 12, 21].randomElement(using: &generator) ?? 12
      )
    }
  }

  private func expectAgreement(_ text: String, style: TextStyle, pointSize: Double) {
    let prepared = PreparedText(text, style: style)
    let reference = ReferenceTypesetter(text, style: style)
    let scale = AdvanceScale(cascade: style.cascade, pointSize: pointSize, letterSpacing: 0)
    for ems in Self.widthsInEms {
      let width = ems * pointSize
      let expected = reference.lines(width: width, scale: scale)
      let laidOut = prepared.layOut(ParagraphStyle(pointSize: pointSize), width: width)
      let ranges = laidOut.lines.map(\.range)
      #expect(ranges == expected.map(\.range), "\(text) in \(ems) em")
      #expect(laidOut.lines.map(\.width) == expected.map(\.width), "\(text) in \(ems) em")
      let measured = prepared.measure(ParagraphStyle(pointSize: pointSize), width: width)
      #expect(measured == laidOut.measurement)
      for line in laidOut.lines {
        let drawn = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
        #expect(abs(drawn - line.width) < 1e-6, "\(line.text) in \(text)")
      }
    }
  }
}
