import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// In a face whose advances only scale, all lengths scale with the size.
///
/// What is so at one size is so at a thousandth of it, and at a thousand times it: no length in points
/// stands by itself.
@Suite struct SizeInvarianceTests {
  private static let texts = [
    "The quick brown fox jumps over", "港町の「図書館」、夜も開館へ。", "su\u{AD}per\u{AD}cali\u{AD}fragi",
    "AVA To Wa. fi\nsecond (line)", "e\u{301}\u{316}x \u{301}y", "xxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "「「、。」」a\u{200B}b", "12 「ab」 한국어 (c)",
  ]

  private static let settings: [@Sendable (inout TextStyle, inout ParagraphStyle) -> Void] = [
    { _, _ in },
    { style, paragraph in
      style.hangingPunctuation = [.first, .allowEnd]
      paragraph.filling = .pretty
      paragraph.tracking = 0.5
    },
    { style, paragraph in
      style.punctuationTrimming = .trimBoth
      paragraph.filling = .ios
      paragraph.lineSpacing = 3
    },
    { style, paragraph in
      style.composition = .japanese
      paragraph.leading = 2
      paragraph.mostTightening = 0.05
    },
    { style, paragraph in
      style.phraseBreaking = .auto
      paragraph.minimumScale = 0.5
      paragraph.tracking = -0.75
    },
    { style, paragraph in
      style.lineBreakStrictness = .anywhere
      paragraph.lineHeight = .exact(15)
    },
  ]

  @Test(arguments: [0x1p-10, 0x1p-3, 0x1p10], settings.indices)
  func lengthsScaleWithTheSize(_ factor: Double, _ setting: Int) throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: .gothicRegular))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    for text in Self.texts {
      var style = TextStyle(cascade: cascade, language: "ja")
      var plain = ParagraphStyle(pointSize: 12)
      Self.settings[setting](&style, &plain)
      for limit in [nil, 1, 2] {
        plain.lineLimit = limit
        for mode in TruncationMode.allCases where limit != nil || mode == .tail {
          plain.truncation = mode
          for width in stride(from: 4.0, through: 190, by: 31) {
            let own = Answers(text, style, plain, width: width, by: 1)
            let scaled = Answers(text, style, plain, width: width, by: factor)
            #expect(own == scaled, "\(text) in \(width), \(limit ?? 0) lines, \(mode)")
          }
        }
      }
    }
  }

  /// What is answered of a text set so many times as large, in lengths of the size it was.
  private struct Answers: Equatable {
    let lines: [String]
    let lengths: [Double]

    init(
      _ text: String,
      _ style: TextStyle,
      _ plain: ParagraphStyle,
      width: Double,
      by factor: Double
    ) {
      var scaled = plain
      scaled.pointSize *= factor
      scaled.tracking *= factor
      scaled.lineSpacing *= factor
      scaled.leading = plain.leading.map { $0 * factor }
      if case .exact(let height) = plain.lineHeight { scaled.lineHeight = .exact(height * factor) }
      let prepared = PreparedText(text, style: style)
      let laidOut = prepared.layOut(scaled, width: width * factor)
      lines = laidOut.lines.map { "\($0.text) \($0.range) \($0.isTruncated) \($0.isHyphenated)" }
      let measured = laidOut.measurement
      let margin = prepared.fitMargin(scaled, width: width * factor)
      let glyphs = laidOut.lines.flatMap { $0.runs.flatMap { $0.glyphs.flatMap { [$0.x, $0.y] } } }
      let all = [
        measured.width, measured.height, measured.tightening, measured.firstBaseline,
        measured.lastBaseline, margin.leastWidth ?? -factor, margin.nextWidth ?? -factor,
        prepared.widestUnit(scaled), prepared.naturalWidth(scaled),
        prepared.leastWidth(forLines: 2, scaled) ?? -factor,
      ]
      lengths =
        (all + laidOut.lines.flatMap { [$0.x, $0.width, $0.baseline] } + glyphs)
        .map { $0 / factor } + [measured.scale, Double(measured.lineCount)]
    }
  }
}
