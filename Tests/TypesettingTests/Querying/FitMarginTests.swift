import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("The margin of a line count is the one that trying every width finds")
struct FitMarginTests {
  /// How a text is set in a width: its lines and whether there is more.
  private struct Outcome: Equatable {
    let lineCount: Int
    let isTruncated: Bool
  }

  private static let bounds: [(limit: Int?, height: Double?, width: Double)] = [
    (nil, nil, 146), (nil, nil, 60), (2, nil, 143), (nil, 40, 120), (1, nil, 1000),
  ]

  /// The nearest widths at which the outcome changes, by trying all of them.
  private func bruteForce(
    _ widths: [Double],
    around width: Double,
    outcome: (Double) -> Outcome
  ) -> (least: Double?, next: Double?) {
    let here = outcome(width)
    var least: Double?
    for critical in widths.reversed() where critical <= width && critical > 0 {
      if outcome(critical.nextDown) != here {
        least = critical
        break
      }
    }
    let next = widths.first { $0 > width && outcome($0) != here }
    return (least, next)
  }

  /// Against the reference engine, which shapes every line from scratch.
  @Test(arguments: 0..<4) func randomStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0xF17)
    for _ in 0..<20 {
      let text = RandomText.hard(pieces: 1...10, using: &generator)
      let style = TextStyle(
        cascade: library.cascade(weight: .regular),
        language: ["ja", "en", "ar"].randomElement(using: &generator)
      )
      let size: Double = [8, 12, 21].randomElement(using: &generator) ?? 12
      let prepared = PreparedText(text, style: style)
      let reference = ReferenceTypesetter(text, style: style)
      let scale = AdvanceScale(cascade: style.cascade, pointSize: size, letterSpacing: 0)
      let widths = ReferenceWidths(text, style: style).sorted(scale)
      let ems: [Double] = [0, 0.5, 2, 3.3, 6, .infinity]
      for width in ems.map({ $0 * size }) {
        let margin = prepared.fitMargin(ParagraphStyle(pointSize: size), width: width)
        let expected = bruteForce(widths, around: width) { width in
          Outcome(
            lineCount: reference.lines(width: max(0, width), scale: scale).count,
            isTruncated: false
          )
        }
        #expect(margin.leastWidth == expected.least, "\(text.debugDescription) in \(width)")
        #expect(margin.nextWidth == expected.next, "\(text.debugDescription) in \(width)")
        #expect(margin.lineCount == reference.lines(width: width, scale: scale).count)
      }
    }
  }

  /// Against measuring at every width, with line limits and heights.
  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
    for row in try Corpus.rows(language).prefix(3) {
      let prepared = PreparedText(row.headline, style: style)
      let size = 12.0
      let scale = AdvanceScale(cascade: style.cascade, pointSize: size, letterSpacing: 0)
      let widths = ReferenceWidths(row.headline, style: style).sorted(scale)
      for (limit, height, width) in Self.bounds {
        var paragraph = ParagraphStyle(pointSize: size)
        paragraph.lineLimit = limit
        let margin = prepared.fitMargin(paragraph, width: width, height: height)
        let expected = bruteForce(widths, around: width) { width in
          let measured = prepared.measure(paragraph, width: width, height: height)
          return Outcome(lineCount: measured.lineCount, isTruncated: measured.isTruncated)
        }
        #expect(margin.leastWidth == expected.least, "\(row.id) in \(width)")
        #expect(margin.nextWidth == expected.next, "\(row.id) in \(width)")
        let measured = prepared.measure(paragraph, width: width, height: height)
        #expect(margin.lineCount == measured.lineCount)
        #expect(margin.isTruncated == measured.isTruncated)
      }
    }
  }

  /// What is remembered of some widths answers for others as a text does that remembers nothing.
  @Test(arguments: 0..<8) func rememberedMargins(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x5E7C)
    for _ in 0..<10 {
      let text = RandomText.hard(pieces: 1...10, using: &generator)
      let style = TextStyle(cascade: library.cascade(weight: .regular))
      let remembering = PreparedText(text, style: style)
      for _ in 0..<16 {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineLimit = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
        paragraph.lineMetrics = [.strut, .tallestFace].randomElement(using: &generator) ?? .strut
        let height: Double? = [nil, 20, 45].randomElement(using: &generator) ?? nil
        let width = Double.random(in: 0...200, using: &generator)
        let range = [width / 4...width * 4, 0...Double.infinity].randomElement(using: &generator)
        let within = try #require(range)
        let margin = remembering.fitMargin(paragraph, width: width, height: height, within: within)
        let expected = PreparedText(text, style: style)
          .fitMargin(paragraph, width: width, height: height)
        #expect(margin.lineCount == expected.lineCount)
        #expect(margin.isTruncated == expected.isTruncated)
        // Beyond the range a margin may be told too small.
        let (least, leastExpected) = (margin.leastWidth ?? 0, expected.leastWidth ?? 0)
        let (next, nextExpected) =
          (margin.nextWidth ?? .infinity, expected.nextWidth ?? .infinity)
        #expect(
          least == leastExpected || least > leastExpected && least < within.lowerBound,
          "\(text.debugDescription) in \(width)"
        )
        #expect(
          next == nextExpected || next < nextExpected && next > within.upperBound,
          "\(text.debugDescription) in \(width)"
        )
      }
    }
  }

  /// A long word changes at nearly every width, but keeps its number of lines over many.
  @Test func longWordsAreLookedAtOnce() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let text = PreparedText(String(repeating: "AVAWATo", count: 150), style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 3
    for width in stride(from: 80.0, through: 290, by: 1) {
      let margin = text.fitMargin(paragraph, width: width, height: nil, within: 40...580)
      #expect(margin.lineCount == 3 && margin.isTruncated)
    }
    #expect(text.stretchCounters.misses == 1)
    #expect(text.stretchCounters.hits == 210)
  }

  @Test func marginsInPointsAndParts() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    // Full-width characters are 0.935 em: 9.35 pt at 10 pt.
    let text = PreparedText("日本語日本語", style: TextStyle(cascade: cascade, language: "ja"))
    let style = ParagraphStyle(pointSize: 10)
    let margin = text.fitMargin(style, width: 40)
    #expect(margin.lineCount == 2)
    let least = try #require(margin.leastWidth)
    #expect(abs(least - 28.05) < 1e-9)
    #expect(abs(margin.narrowing - 11.95) < 1e-9)
    #expect(abs(margin.growth - (40 / 28.05 - 1)) < 1e-9)
    #expect(abs(margin.widening - 16.1) < 1e-9)
    #expect(abs(margin.shrinkage - (1 - 40 / 56.1)) < 1e-9)

    let whole = text.fitMargin(style, width: nil)
    #expect(whole.lineCount == 1 && whole.nextWidth == nil && whole.shrinkage == 1)
    #expect(whole.narrowing == .infinity && whole.growth == .infinity)
  }

  @Test func textsWithoutMargin() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    for text in ["", "\n", "\n\n\u{2028}", " ", "\u{200B}", "\u{3000}\u{3000}"] {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade))
      for width in [-1, 0, 10, .nan, .infinity] as [Double] {
        let margin = prepared.fitMargin(ParagraphStyle(pointSize: 12), width: width)
        #expect(margin.leastWidth == nil && margin.nextWidth == nil)
        #expect(
          margin.lineCount == prepared.lineCount(ParagraphStyle(pointSize: 12), width: width)
        )
      }
    }
  }
}
