import FontFaces
import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import TextShaping

/// What composition changes of the glyphs of a line.
@Suite("Composed runs") struct ComposedRunTests {
  /// Where marks close up nothing is spaced besides, whenever that is asked for.
  @Test(arguments: PunctuationTrimming.allCases)
  func marksThatCloseUpAreNotSpaced(_ trimming: PunctuationTrimming) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let analysis = TextAnalyzer(language: "ja", strictness: .strict).analyze("夜、「港」a")
    for own in TextComposition.allCases {
      let shaper = Shaper(
        cascade: cascade,
        language: "ja",
        trimming: trimming,
        composition: own
      )
      for asked in TextComposition.allCases {
        let first = shaper.shape(analysis).itemized
        let later = shaper.spacing(by: asked).shape(analysis).itemized
        for (itemized, composition) in [(first, own), (later, asked)] {
          let applied = trimming == .spaceAll ? composition : .none
          let isSpaced = itemized.spacing != nil
          let isNarrowed = itemized.narrowed != nil
          #expect(itemized.composition == applied && isSpaced == (applied == .japanese))
          #expect(isNarrowed == (trimming != .spaceAll))
        }
      }
    }
  }

  /// What closes up is a mark by itself, in a face other than the system's: one that has a mark on it stays as wide.
  @Test func marksWithOthersOnThemDoNotCloseUp() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let analysis = TextAnalyzer(language: "ja", strictness: .strict).analyze("「「「\u{3099}a国")
    let shaper = Shaper(cascade: cascade, language: "ja", trimming: .normal)
    let itemized = shaper.shape(analysis).itemized
    let marks = itemized.narrowed?.marks ?? []
    #expect(marks == [NarrowedMarks.Mark(offset: 1, isOpening: true)])
    let isFullWidth = [0, 1, 2, 4, 5].map { itemized.isFullWidth(at: $0) }
    #expect(isFullWidth == [true, true, false, false, true])
    let kinds = [0, 1, 2, 4, 5].map { itemized.mark(at: $0) }
    #expect(kinds == [.opening, .opening, nil, nil, nil])
  }

  /// Two marks of a font in which each may be as wide as its em, or not.
  private func marks(_ text: String, _ widths: [Int]) throws -> AlteredFont {
    let font = try AlteredFont.test("Layers.ttf")
    // A map of characters to the third glyph and the fourth, those of A and B.
    let header: [(value: Int, width: Int)] = [
      (0, 2), (1, 2), (3, 2), (10, 2), (12, 4), (12, 2), (0, 2), (40, 4), (0, 4), (2, 4),
    ]
    var map = header.flatMap { $0.value.bigEndianBytes($0.width) }
    let glyphs = text.unicodeScalars.map { Int($0.value) }.enumerated().map { ($1, 2 + $0) }
    for (scalar, glyph) in glyphs.sorted(by: { $0.0 < $1.0 }) {
      for number in [scalar, scalar, glyph] { map += number.bigEndianBytes(4) }
    }
    font.replace("cmap", with: Data(map))
    for (index, width) in widths.enumerated() { font.set(width, at: 8 + 4 * index, of: "hmtx") }
    return font
  }

  /// A mark that is not as wide as its em has no blank to lose, and nothing is taken off beside it.
  ///
  /// Between two marks of full width there is less than each has at a line's edge (`japanese-spacing.tsv`), where
  /// commas and stops lose nothing.
  @Test(arguments: ["。」", "、」", "．」", "，」", "。「", "、「", "」。", "」、", "」「"], [600, 999, 1_000])
  func narrowMarksAreNotSpaced(_ text: String, _ width: Int) throws {
    for widths in [[width, 1_000], [1_000, width]] {
      let font = try marks(text, widths)
      let face = try FontFace(path: try font.write("Marks.ttf"))
      let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
      let shaper = Shaper(cascade: cascade, language: "ja", composition: .japanese)
      let analysis = TextAnalyzer(language: "ja", strictness: .strict).analyze(text)
      let itemized = shaper.shape(analysis).itemized
      let brackets = itemized.spacing.map { $0.brackets.map(\.offset) } ?? []
      let gaps = itemized.spacing.map { $0.gaps.map(\.left) } ?? []
      let scalars = text.unicodeScalars.map { $0 }
      let expected = (0..<2 as Range<Int32>).filter { offset in
        ["「", "」"].contains(scalars[Int(offset)]) && widths[Int(offset)] == 1_000
      }
      #expect(brackets == expected, "\(widths)")
      #expect(gaps == (width == 1_000 ? [0] : []), "\(widths)")
    }
  }

  /// With a gap before each item a line takes hardly more time than without any: each looked through all gaps.
  @Test func longLinesTakeLinearTime() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let analysis = TextAnalyzer(language: "ja", strictness: .strict)
      .analyze(String(repeating: "aあ", count: 10_000))
    func seconds(_ composition: TextComposition) -> Double {
      let shaper = Shaper(cascade: cascade, language: "ja", composition: composition)
      let itemized = shaper.shape(analysis).itemized
      var runs: [ShapedRun] = []
      let time = ThreadTime.seconds { runs = itemized.runs(in: 0..<itemized.count) }
      let isSpaced = itemized.spacing != nil
      #expect(runs.count == 20_000 && isSpaced == (composition == .japanese))
      return time
    }
    let plain = seconds(.none)
    #expect(seconds(.japanese) < 5 * plain)
  }
}
