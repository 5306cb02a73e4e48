import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@Suite("Bold and italic that no face has")
struct SyntheticStyleTests {
  private let directory: BundledFontDirectory

  init() throws {
    directory = try BundledFontDirectory.locate()
  }

  private func face(_ font: BundledFont) throws -> FontFace {
    try FontFace(path: directory.path(of: font))
  }

  private func line(_ text: String, _ cascade: FontCascade) throws -> Line {
    let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "th"))
    return try #require(
      prepared.layOut(ParagraphStyle(pointSize: 24), width: nil).lines.first
    )
  }

  @Test func emboldenedGlyphsAreWiderByTheSame() throws {
    let library = try FontLibrary.files(regular: [try face(.thaiRegular)])
    let (plain, bold) = (library.cascade(weight: .regular), library.cascade(weight: .bold))
    // Marks above and below their consonants; a sara am that is two glyphs.
    let text = "ที่นี่มีน้ำ"
    let (light, heavy) = (try line(text, plain), try line(text, bold))
    let (lightRun, heavyRun) = (try #require(light.runs.first), try #require(heavy.runs.first))
    #expect(heavyRun.synthesis.isEmboldened && !heavyRun.synthesis.isSlanted)
    #expect(lightRun.synthesis == .none)
    #expect(lightRun.glyphs.map(\.id) == heavyRun.glyphs.map(\.id))
    var widened = 0
    for (before, after) in zip(lightRun.glyphs, heavyRun.glyphs) {
      let growth = after.advance - before.advance
      #expect(abs(growth - (before.advance == 0 ? 0 : 1)) < 1e-4, "1/24 of 24 pt")
      // A mark goes with its base, which was counted just before.
      let shift = Double(before.advance == 0 ? widened - 1 : widened)
      #expect(abs(after.x - before.x - shift) < 1e-4)
      if before.advance > 0 { widened += 1 }
    }
    #expect(widened == 5)
    #expect(abs(heavy.width - light.width - 5) < 1e-4)
  }

  /// A run in another size is emboldened by a part of its own: three letters by 1/24 of 24 points, one by that of 12.
  @Test func emboldenedRunsAreWiderByTheirSizes() throws {
    let library = try FontLibrary.files(regular: [try face(.thaiRegular)])
    let widths = [FontWeight.regular, .bold].map { weight in
      let cascade = library.cascade(weight: weight)
      let runs = [
        StyledRun("กกก", cascade: cascade, pointSize: 24),
        StyledRun("ก", cascade: cascade, pointSize: 12),
      ]
      return PreparedText(runs: runs, style: TextStyle(cascade: cascade))
        .naturalWidth(ParagraphStyle(pointSize: 24))
    }
    #expect(abs(widths[1] - widths[0] - 3.5) < 1e-3)
  }

  /// Between the masters of a variable face too, where advances have fractions, what takes no room is not
  /// widened.
  @Test(arguments: ["AA", "A\u{2060}A", "\u{200B}A\u{FE0F}\u{200D}A"])
  func emboldenedGlyphsOfAVariableFace(_ text: String) throws {
    // A face whose weight can be had is not emboldened.
    var bytes = try Data(contentsOf: TestFiles.directory.appending(path: "Fonts/Variable.ttf"))
    let axis = try #require(bytes.range(of: Data("wght".utf8)))
    bytes.replaceSubrange(axis, with: Data("GRAD".utf8))
    let file = try TestFiles.temporaryFolder().appending(path: "Variable.ttf")
    try bytes.write(to: file)
    let face = try FontFace(path: file.path, variations: [FontVariation(.opticalSize, 11)])
    let library = try FontLibrary.files(regular: [face])
    let light = try line(text, library.cascade(weight: .regular))
    let heavy = try line(text, library.cascade(weight: .bold))
    #expect(heavy.runs.allSatisfy { $0.synthesis.isEmboldened })
    #expect(abs(light.width - 2 * 24 * 0.6155) < 0.01)
    #expect(abs(heavy.width - light.width - 2) < 1e-4)
  }

  @Test func marksStayOnTheirBase() throws {
    let library = try FontLibrary.files(regular: [try face(.hebrewRegular)])
    let text = "\u{5D1}\u{5B8}\u{5D1}\u{5B8}"
    let plain = try line(text, library.cascade(weight: .regular))
    let bold = try line(text, library.cascade(weight: .bold))
    // In right-to-left text a mark comes before its base; both stand where the base's pen stands.
    let before = try #require(plain.runs.first).glyphs
    let after = try #require(bold.runs.first).glyphs
    #expect(before.count == 4)
    for (mark, base) in [(0, 1), (2, 3)] {
      let offset = before[mark].x - before[base].x
      #expect(abs(after[mark].x - after[base].x - offset) < 1e-4)
    }
  }

  @Test func obliqueLettersKeepTheirAdvances() throws {
    let library = try FontLibrary.files(regular: [try face(.thaiRegular)])
    let upright = try line("ที่นี่", library.cascade(weight: .regular))
    let italic = try line("ที่นี่", library.cascade(weight: .regular, slant: .italic))
    #expect(italic.width == upright.width)
    #expect(italic.runs.allSatisfy { $0.synthesis.isSlanted && !$0.synthesis.isEmboldened })
  }

  @Test func theSystemFamilyLeansAlone() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .bold, slant: .italic)
    let line = try line("日本 GDP 🌀", cascade)
    for run in line.runs {
      #expect(run.synthesis.isSlanted == (run.face.familyName == "Fitcheck Sans"))
      #expect(!run.synthesis.isEmboldened)
    }
    // Only the Latin letters have advances of their own.
    let upright = try self.line("日本 GDP 🌀", TestFonts.japanese().cascade(weight: .bold))
    let difference = line.width - upright.width
    #expect(difference != 0 && abs(difference) < 0.1)
  }

  @Test func aFaceThatIsBoldIsNotMadeBolder() throws {
    let bold = try face(.hebrewBold)
    let regular = try face(.hebrewRegular)
    #expect(bold.weight == .bold && regular.weight == .regular)
    let single = try FontLibrary.files(regular: [bold]).cascade(weight: .bold)
    #expect(single.synthesis(of: bold) == .none)
    // Both of one family in one list: the nearer serves first, whatever the order.
    let both = try FontLibrary.files(regular: [bold, regular])
    #expect(both.cascade(weight: .regular).faces == [regular, bold])
    #expect(both.cascade(weight: .heavy).faces == [bold, regular])
    #expect(both.cascade(weight: .heavy).synthesis(of: bold) == .none)
  }

  @Test func emojiAreLeftAlone() throws {
    let emoji = try face(.emoji)
    let cascade = try FontLibrary.files(regular: [emoji]).cascade(weight: .bold, slant: .italic)
    #expect(cascade.synthesis(of: emoji) == .none)
  }
}
