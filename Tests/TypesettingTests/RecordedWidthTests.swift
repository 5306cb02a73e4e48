import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

/// Short texts of all kinds in all weights, slants and designs of the system font, at sizes on both
/// sides of those where its numbers change: widths, heights and where they come from.
///
/// `Scripts/renew-golden` writes `Cases/recorded-widths.txt` anew: every line of its diff is one that
/// was meant.
@Suite struct RecordedWidthTests {
  private static let weights: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    FontWeight(rawValue: 450), FontWeight(rawValue: 599),
  ]

  private static let sizes = [5, 11, 12, 16.5, 17, 19.999, 20, 28, 34, 80.25]

  private static let texts = [
    "Harbour", "AVAT", "1111", "0.5%", "…", "é½", "i i", "港町", "、。」", "(日)", "ーゃ", "한글",
    "خبر", "ספר", "नमस्ते", "ไทย", "🙂", "Жук", "Ωδή", "①☆", "―・", "ｱｲ", "ﬁ", "\u{E000}",
  ]

  @Test func textsAreAsWideAsTheyWere() throws {
    var rows: [String] = []
    for (device, library) in [("ja", try TestFonts.japanese()), ("en", try TestFonts.english())] {
      for design in FontDesign.allCases {
        for slant in [FontSlant.upright, .italic] {
          for weight in Self.weights {
            let cascade = library.cascade(weight: weight, slant: slant, design: design)
            rows.append(
              "== \(device) \(design) \(slant) \(weight.rawValue) \(Self.metrics(cascade))"
            )
            // Of each design one weight in full, of the others what all come to.
            let widths = Self.texts.map {
              Self.widths($0, TextStyle(cascade: cascade, language: device))
            }
            let isShown = weight == .regular || weight == .semibold && slant == .upright
            rows += isShown ? widths : ["  " + widths.map(\.digest).joined(separator: " ")]
          }
        }
      }
    }
    try GoldenFile("TypesettingTests/Cases/recorded-widths.txt").check(rows)
  }

  private static func metrics(_ cascade: FontCascade) -> String {
    [6.0, 17, 40].map { size in
      [
        cascade.ascent(pointSize: size), cascade.descent(pointSize: size),
        cascade.leading(pointSize: size), cascade.capHeight(pointSize: size),
        cascade.lineHeight(pointSize: size),
      ].map(\.toThousandths).joined(separator: "/")
    }.joined(separator: " ")
  }

  private static func widths(_ text: String, _ style: TextStyle) -> String {
    let prepared = PreparedText(text, style: style)
    let whole = 0..<prepared.utf16Count
    let widths = sizes.map { size -> String in
      let paragraph = ParagraphStyle(pointSize: size)
      let sources = prepared.widthsBySource(in: whole, paragraph).bySource.keys.sorted()
        .map { "\($0)" }
      return "\(prepared.naturalWidth(paragraph).toThousandths) \(sources.joined(separator: "+"))"
    }
    let line = prepared.layOut(ParagraphStyle(pointSize: 17), width: nil).lines.first
    let faces =
      line?.runs.map { "\($0.face.fileName)\($0.synthesis == .none ? "" : " made")" } ?? []
    return "  ‹\(text.visible)› \(widths.joined(separator: "; ")) \(faces.joined(separator: " "))"
  }
}
