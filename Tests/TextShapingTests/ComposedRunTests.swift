import FontFaces
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
