import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

/// Our shaping of single words against the tool that comes with HarfBuzz, which itemises nothing
/// and is told direction, script and language: `Tools/record-shaping`.
@Suite("Words are shaped as hb-shape shapes them")
struct ShapingCaseTests {
  private struct Case {
    let font: String
    let isRightToLeft: Bool
    let language: String
    let text: String
    let glyphs: [String]

    init(_ row: [String]) throws {
      font = row[0]
      isRightToLeft = row[1] == "rtl"
      language = row[3]
      let units = try row[4].split(separator: " ").map { try #require(UInt16($0, radix: 16)) }
      text = String(decoding: units, as: UTF16.self)
      glyphs = row[5].split(separator: "|").map(String.init)
    }
  }

  @Test func recordedWords() throws {
    let cases = try TestFiles.table("TextShapingTests/Cases/shaping.tsv").map { try Case($0) }
    #expect(cases.count > 300)
    #expect(Set(cases.map(\.font)).count >= 15)
    let directory = try BundledFontDirectory.locate().path
    var cascades: [String: FontCascade] = [:]
    for row in cases {
      let cascade =
        try cascades[row.font]
        ?? FontLibrary.files(
          regular: [try FontFace(path: "\(directory)/\(row.font)")]
        ).cascade(weight: .regular)
      cascades[row.font] = cascade
      let shaped = Shaper(cascade: cascade, language: row.language)
        .shape(TextAnalyzer(language: row.language, strictness: .strict).analyze(row.text))
      let runs = shaped.itemized.runs(in: 0..<shaped.count)
      let glyphs = (row.isRightToLeft ? runs.reversed() : runs).flatMap(description)
      #expect(glyphs == row.glyphs, "\(row.text) in \(row.font)")
      #expect(runs.allSatisfy { $0.item.isRightToLeft == row.isRightToLeft })
      let sum = runs.flatMap(\.advances).reduce(.zero, +)
      #expect(sum.text == shaped.prefix[shaped.count].text)
    }
  }

  /// The glyphs as hb-shape prints them.
  private func description(of run: ShapedRun) -> [String] {
    run.glyphs.indices.map { index in
      let (x, y) = (Int(run.offsets[index].x.text), Int(run.offsets[index].y))
      let place = x == 0 && y == 0 ? "" : "@\(x),\(y)"
      let advance = Int(run.advances[index].text)
      return "\(run.glyphs[index])=\(run.clusters[index])\(place)+\(advance)"
    }
  }
}
