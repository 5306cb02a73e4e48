import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("Ligatures")
struct LigatureTests {
  /// Noto Sans Arabic joins lam and alef in one glyph that the script requires.
  @Test func requiredLigaturesStay() throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: .arabicRegular))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let paragraph = ParagraphStyle(pointSize: 12)
    let widths = [Ligatures.standard, .required].map {
      PreparedText("\u{644}\u{627}", style: TextStyle(cascade: cascade, ligatures: $0))
        .measure(paragraph, width: nil).width
    }
    #expect(widths[0] == widths[1])
  }

  @Test func trackingIsAddedToEveryGrapheme() throws {
    let cascade = try FontLibrary.bundled(deviceLanguages: ["ja"]).cascade(weight: .regular)
    for (text, graphemes) in [("abc", 3), ("e\u{301}a", 2), ("日本🇯🇵", 3), ("", 0)] {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade, ligatures: .required))
      var paragraph = ParagraphStyle(pointSize: 12)
      let plain = prepared.measure(paragraph, width: nil).width
      paragraph.tracking = 2
      let tracked = prepared.layOut(paragraph, width: nil)
      #expect(abs(tracked.measurement.width - plain - 2 * Double(graphemes)) < 1e-9)
      let advances = tracked.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.advance).reduce(0, +)
      #expect(abs(advances - tracked.measurement.width) < 1e-9)
    }
  }

  // MARK: A font with a ligature

  /// Usual ligatures of a font are set where they are asked for and are not where only required ones are;
  /// what a feature says of them goes above either.
  @Test(arguments: [("liga", true), ("clig", true), ("dlig", false), ("hlig", false)])
  func optionalLigatures(_ tag: String, _ isUsual: Bool) throws {
    let cascade = try Self.cascade(withLigature: tag)
    let (on, off) = (
      try FontFeature(parsing: "+\(tag)"), try FontFeature(parsing: "-\(tag)")
    )
    let settings: [(ligatures: Ligatures, features: [FontFeature], isJoined: Bool)] = [
      (.standard, [], isUsual), (.required, [], false), (.standard, [on], true),
      (.standard, [off], false), (.required, [on], true), (.required, [off], false),
      (.required, [off, on], true),
    ]
    for (ligatures, features, isJoined) in settings {
      let width = isJoined ? 6.2 : 12.2
      let style = TextStyle(cascade: cascade, ligatures: ligatures, features: features)
      let name = "\(ligatures) \(features) of \(tag)"
      expectWidth(width, PreparedText("AB", style: style), name)

      // Runs have their own, whatever the paragraph's are, alone and beside each other.
      var run = StyledRun("AB", cascade: cascade, pointSize: 10)
      (run.ligatures, run.features) = (ligatures, features)
      let plain = StyledRun("AB", cascade: cascade, pointSize: 10)
      let rest = isUsual ? 6.2 : 12.2
      var other = style
      (other.ligatures, other.features) = (ligatures == .standard ? .required : .standard, [])
      expectWidth(width, PreparedText(runs: [run], style: other), "a run, \(name)")
      expectWidth(width + rest, PreparedText(runs: [run, plain], style: other), "first, \(name)")
      expectWidth(width + rest, PreparedText(runs: [plain, run], style: other), "last, \(name)")
    }
  }

  private func expectWidth(_ width: Double, _ text: PreparedText, _ name: String) {
    let natural = text.naturalWidth(ParagraphStyle(pointSize: 10))
    #expect(abs(natural - width) < 1e-6, "\(name): \(natural)")
  }

  /// Faces of one font, of 600 units for A and 620 for B, which stands for both by a feature of the name.
  private static func cascade(withLigature tag: String) throws -> FontCascade {
    let font = try AlteredFont.ligature(by: tag)
    let face = try FontFace(path: font.write("Ligature.ttf"))
    return try FontLibrary.files(regular: [face]).cascade(weight: .regular)
  }
}
