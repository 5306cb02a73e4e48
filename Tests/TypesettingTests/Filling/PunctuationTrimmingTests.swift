import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("Neighbouring marks close up")
struct PunctuationTrimmingTests {
  private func style(_ cascade: FontCascade, _ trimming: PunctuationTrimming = .normal) -> TextStyle
  {
    TextStyle(cascade: cascade, language: "ja", punctuationTrimming: trimming)
  }

  private func glyphs(_ text: String, _ style: TextStyle) -> [PositionedGlyph] {
    PreparedText(text, style: style).layOut(ParagraphStyle(pointSize: 12), width: nil).lines
      .flatMap(\.runs).flatMap(\.glyphs)
  }

  /// What Chromium 156 narrows; quotation marks are the system font's here.
  @Test func besideWhatMarksAreNarrowed() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let cases = try TestFiles.table("TypesettingTests/Cases/narrowed-marks.tsv")
    #expect(cases.count > 20)
    for row in cases {
      for mark in row[2] {
        let text = row[0] == "「" ? "国\(mark)「国" : "国」\(mark)国"
        let offset = row[0] == "「" ? 2 : 1
        let trimmed = try #require(glyphs(text, style(cascade)).first { $0.cluster == offset })
        let whole = try #require(
          glyphs(text, style(cascade, .spaceAll)).first { $0.cluster == offset }
        )
        let expected = row[1] == "half" ? whole.advance / 2 : whole.advance
        #expect(abs(trimmed.advance - expected) < 1e-9, "\(text)")
      }
    }
  }

  @Test func afterWordsInQuotationMarks() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let full = 0.935 * 12
    func advance(_ text: String, at offset: Int) throws -> Double {
      try #require(glyphs(text, style(cascade)).first { $0.cluster == offset }).advance
    }
    #expect(abs(try advance("s’「国", at: 2) - full) < 1e-9)
    #expect(abs(try advance("“Help”「国", at: 6) - full) < 1e-9)
    #expect(abs(try advance("国，”国", at: 1) - full / 2) < 1e-9)
  }

  /// A file's quotation marks are full-width where their glyphs are.
  @Test func quotationMarksOfFiles() throws {
    let directory = try BundledFontDirectory.locate()
    let faces = try [BundledFont.restRegular, .gothicRegular].map {
      try FontFace(path: directory.path(of: $0))
    }
    let cascade = try FontLibrary.files(regular: faces).cascade(weight: .regular)
    for (text, half) in [("国”「国", false), ("国“「国", true), ("国」「国", true)] {
      let bracket = try #require(glyphs(text, style(cascade)).first { $0.cluster == 2 })
      #expect(abs(bracket.advance - (half ? 6 : 12)) < 1e-9, "\(text)")
    }
  }

  /// A face without `halt` has its marks narrowed as one that has it: the same glyphs in the same
  /// places.
  @Test func withoutTheFeature() throws {
    let path = try BundledFontDirectory.locate().path(of: .gothicRegular)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let tag = Data("halt".utf8)
    while let place = bytes.range(of: tag) { bytes.replaceSubrange(place, with: Data("nalt".utf8)) }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fitcheck-\(UUID().uuidString).otf")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let faces = [try FontFace(path: path), try FontFace(path: file.path)]
    #expect(faces.map(\.hasHalfWidthMarks) == [true, false])
    let drawn = try faces.map { face in
      let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
      return glyphs("国「「『国』）、（国」", style(cascade, .trimBoth))
    }
    #expect(drawn[0] == drawn[1])
    // The blank half before an opening mark goes: its glyph stands that much before the pen.
    let second = try #require(drawn[1].first { $0.cluster == 2 })
    #expect(second.x == 18 && second.advance == 6)
  }
}
