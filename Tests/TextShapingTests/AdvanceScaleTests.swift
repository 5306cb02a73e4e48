import FontFaces
import TestSupport
import Testing

@testable import TextShaping

/// Sums are compared without the division that makes points of them.
@Suite struct AdvanceScaleTests {
  private func sum(_ generator: inout SplitMix) -> AdvanceSum {
    AdvanceSum(
      text: Double(Int.random(in: -400_000...400_000, using: &generator)) / 64,
      display: Double(Int.random(in: -400_000...400_000, using: &generator)) / 64,
      tracked: Int32.random(in: 0...30, using: &generator),
      graphemes: Int32.random(in: 0...30, using: &generator)
    )
  }

  @Test(arguments: [0.0, 0.37, 11, 12.75, 17], [0.0, 0.4, -0.3])
  func ranksAreOrderedAsWidths(pointSize: Double, letterSpacing: Double) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let scale = AdvanceScale(cascade: cascade, pointSize: pointSize, letterSpacing: letterSpacing)
    #expect(scale.ranksUnits == (pointSize > 0 && letterSpacing == 0))
    var generator = SplitMix(seed: 11)
    var (wrong, negative) = (0, 0)
    var last = AdvanceSum.zero
    for _ in 0..<20_000 {
      let next = sum(&generator)
      let (rank, points) = (scale.rank(next), scale.points(next))
      if scale.points(ofRank: rank) != points { wrong += 1 }
      if (rank < 0) != (points < 0) { wrong += 1 }
      if rank <= scale.rank(last), points > scale.points(last) { wrong += 1 }
      if points < 0 { negative += 1 }
      last = next
    }
    #expect(wrong == 0)
    // Small letters that are spaced out have no negative sums.
    #expect(negative > 100 || pointSize == 0 || letterSpacing > 0)
  }
}
