import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Truncated lines against one that tries every cut.
///
/// `FITCHECK_EXHAUSTIVE=1` takes every headline in every width, and ten times as many random strings.
@Suite("A truncated line is the longest of all that fit")
struct TruncationExactnessTests {
  private static let widthsInEms = [0.7, 1, 2.2, 3.5, 5, 8.3, 12.17, 14.3]

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
    for (index, row) in try Corpus.rows(language).enumerated()
    where Exhaustive.isOn || index % 16 == 0 {
      expectLongest(row.headline, Exhaustive.isOn ? index : index / 16, style: style)
    }
  }

  @Test(arguments: 0..<4) func randomStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x7A11)
    for index in 0..<(Exhaustive.isOn ? 2_500 : 150) {
      let text = RandomText.hard(pieces: 4...40, using: &generator)
      let language = ["ja", "en", "ar", "th", "zh-Hant"].randomElement(using: &generator)
      var style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
      style.baseDirection = [.firstStrong, .leftToRight, .rightToLeft][index % 3]
      expectLongest(text, index, style: style)
    }
  }

  /// Faces with kerning, ligatures and joining letters, which the ellipsis changes.
  @Test(arguments: [BundledFont.restRegular, .gothicRegular, .arabicRegular, .devanagariRegular])
  func randomStringsInOneFace(_ font: BundledFont) throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    var generator = SplitMix(seed: 0x7A12)
    for index in 0..<(Exhaustive.isOn ? 2_500 : 150) {
      let text = RandomText.hard(pieces: 4...40, using: &generator)
      expectLongest(text, index, style: TextStyle(cascade: cascade, language: "en"))
    }
  }

  private func expectLongest(_ text: String, _ index: Int, style: TextStyle) {
    let prepared = PreparedText(text, style: style)
    var paragraph = ParagraphStyle(pointSize: [11.0, 17, 8.5][index % 3])
    paragraph.tracking = [0, 0, 0.4, -0.3][index % 4]
    for (place, ems) in Self.widthsInEms.enumerated()
    where Exhaustive.isOn || place % 2 == index % 2 {
      for mode in TruncationMode.allCases {
        paragraph.truncation = mode
        paragraph.lineLimit = 1 + (index + place) % 4
        expectLongest(prepared, paragraph, width: ems * paragraph.pointSize)
      }
    }
  }

  private func expectLongest(
    _ prepared: PreparedText,
    _ paragraph: ParagraphStyle,
    width: Double
  ) {
    let laidOut = prepared.layOut(paragraph, width: width)
    guard let line = laidOut.lines.last, line.isTruncated else { return }
    let description: Comment =
      "\(paragraph.truncation) of \(prepared.text.debugDescription) in \(width) pt: \(line.text)"
    let reference = ReferenceTruncator(
      prepared,
      paragraph,
      width: width,
      start: line.range.lowerBound
    )
    let nothing = line.text == "…" || line.text == "..."
    #expect(line.width <= width || nothing, description)
    switch paragraph.truncation {
    case .tail: expect(line, is: reference.tail(), reference, description)
    case .head: expect(line, is: reference.head(), reference, description)
    case .middle:
      let cuts = reference.cuts(reading: line.text)
      #expect(!cuts.isEmpty, description)
      guard line.width <= width else { return }
      #expect(cuts.contains { reference.isLongest($0) }, description)
    }
  }

  private func expect(
    _ line: Line,
    is cut: ReferenceTruncator.Cut,
    _ reference: ReferenceTruncator,
    _ description: Comment
  ) {
    #expect(line.text == reference.text(cut), description)
    #expect(line.width == reference.advance(cut), description)
  }
}
