import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// What is found by halving, once stepping has taken long, is what stepping finds, wherever halving is
/// held to be right.
@Suite("Searches that lose patience find the same")
struct PatienceTests {
  private static let texts = [
    "The quick brown fox, jumps.", "港町の図書館、夜も開館へ。市が発表", "한국어 뉴스 속보", "AVA To Wa. fi",
    "a b c d e f g h i j", "long-hyphenated words and-more", "x", "日本 語で English も 12 個",
  ]

  /// A face whose advances only scale, so that a smaller size is never wider.
  private func cascade() throws -> FontCascade {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: .gothicRegular))
    return try FontLibrary.files(regular: [face]).cascade(weight: .regular)
  }

  @Test func leastWidths() throws {
    let cascades = [try cascade(), try TestFonts.japanese().cascade(weight: .regular)]
    for (text, cascade) in Self.texts.flatMap({ text in cascades.map { (text, $0) } }) {
      let storage = PreparedText(text, style: TextStyle(cascade: cascade, language: "ja")).storage
      for size in [0.01, 7, 12.5, 300] {
        let fitting = LineFitting(storage, style: ParagraphStyle(pointSize: size))
        let growing = try #require(GrowingLines(fitting))
        let natural = growing.width(from: 0, through: growing.count - 1)
        for lines in 1...growing.count + 1 {
          let range = (from: growing.widestUnit, to: max(growing.widestUnit, natural))
          func least(_ patience: Int) -> Double? {
            fitting.leastWidth(
              forLines: lines,
              from: range.from,
              to: range.to,
              patience: patience
            )
          }
          let stepped = least(.max)
          #expect(stepped != nil)
          for patience in [0, 1, 30] {
            #expect(least(patience) == stepped, "\(text) in \(lines) lines after \(patience)")
          }
          // Nor is any found where there is none.
          let narrow = fitting.leastWidth(
            forLines: lines,
            from: range.from,
            to: (stepped ?? 0).nextDown,
            patience: 0
          )
          #expect(narrow == nil || range.from == stepped, "\(text) in \(lines) lines")
        }
      }
    }
  }

  /// At the lesser of two widths that are neighbours the lines are few enough; what fits the greater leaves them fewer
  /// still.
  @Test func leastWidthBesideAnother() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "en")
    let storage = PreparedText("iiiiiiiii iiii nniiii nniiii ii", style: style).storage
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.tracking = -1.35
    let fitting = LineFitting(storage, style: paragraph)
    for (lines, width) in [(4, 23.017968749999998), (3, 23.01796875)] {
      for patience in [0, Int.max] {
        let found = fitting.leastWidth(forLines: lines, from: 20, to: 25, patience: patience)
        #expect(found == width, "\(lines) lines after \(patience)")
      }
    }
  }

  /// Once it was asked whether lines grow, how the text is set is told from sums: in widths in which no word is cut, and of
  /// lines of one height.
  @Test(arguments: texts) func sumsTellHowATextIsSet(_ text: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let runs = [StyledRun(text, cascade: cascade, pointSize: 12)]
    let larger = StyledRun(text, cascade: cascade, pointSize: 19)
    for (prepared, isEven) in [
      (PreparedText(text, style: style), true), (PreparedText(runs: runs, style: style), true),
      (PreparedText(runs: runs + [larger], style: style), false),
    ] {
      let fitting = LineFitting(prepared.storage, style: ParagraphStyle(pointSize: 12))
      #expect(fitting.isEven == isEven)
      var ordered = OrderedWidths(fitting, height: nil)
      #expect(ordered.outcome(1_000, limit: 2) == nil)
      let least = ordered.least(below: .infinity)
      #expect(least != nil || !isEven)
      let widest = least ?? 500
      #expect(ordered.outcome(widest.nextDown, limit: 2) == nil)
      for width in [widest, widest * 1.5, 1_000] {
        let told = ordered.outcome(width, limit: 2)
        #expect((told != nil) == isEven)
        guard let told else { continue }
        let filled = LineOutcome(fitting, width: width, limit: 2)
        #expect(told.lineCount == filled.lineCount && told.isTruncated == filled.isTruncated)
        #expect(told.isWhole == filled.isWhole && told.height == filled.height)
        #expect(told.widestFitting == filled.widestFitting, "\(width)")
        #expect(told.narrowestRejected == filled.narrowestRejected, "\(width)")
      }
    }
  }

  @Test func scales() throws {
    let cascade = try cascade()
    for text in Self.texts {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "en"))
      let natural = prepared.naturalWidth(ParagraphStyle(pointSize: 20))
      for limit in [1, 2, nil] {
        var style = ParagraphStyle(pointSize: 20)
        style.lineLimit = limit
        for (share, lines) in [(0.31, 1.0), (0.5, 2), (0.77, 1.4), (0.999, 3), (1.1, 0.9)] {
          func scale(_ patience: Int) -> Double {
            ScaleSearch(
              prepared.storage,
              style: style,
              width: natural * share,
              height: lines * 20,
              minimum: 0.2,
              patience: patience
            ).scale()
          }
          let stepped = scale(.max)
          // One halves between the scales at a hair's distance of which it is.
          for patience in [0, 1, 20] {
            #expect(abs(scale(patience) - stepped) < 1e-13, "\(text) in \(share) of its width")
          }
        }
      }
    }
  }

  /// A text that has just room is set at its own size, and not in a hair less.
  @Test func textsThatJustFitKeepTheirSize() throws {
    let cascades = [try cascade(), try TestFonts.japanese().cascade(weight: .regular)]
    for (text, cascade) in Self.texts.flatMap({ text in cascades.map { (text, $0) } }) {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "ja"))
      for size in [8.5, 12, 17, 30.1] {
        var style = ParagraphStyle(pointSize: size)
        for limit in 1...3 {
          style.lineLimit = limit
          guard let width = prepared.leastWidth(forLines: limit, style), width > 0 else { continue }
          let height = prepared.height(style, width: width)
          var shrinking = style
          shrinking.minimumScale = 0.3
          #expect(prepared.measure(shrinking, width: width, height: height).scale == 1, "\(text)")
          let narrow = prepared.measure(shrinking, width: width.nextDown, height: height)
          let low = prepared.measure(shrinking, width: width, height: height.nextDown)
          #expect(low.scale < 1, "\(text)")
          // Other lines may have room in what is narrower.
          #expect(narrow.scale < 1, "\(text)")
          // What stays the greatest scale is one at which the text does fit.
          #expect(!narrow.isTruncated && narrow.width <= width && narrow.scale > 0.29, "\(text)")
        }
      }
    }
  }
}
