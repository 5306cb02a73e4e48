import FontFaces
import Foundation
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

  /// Each part of a sum is added, taken away and multiplied by itself; of a share the counts stay.
  @Test func partsOfSumsAreCountedApart() {
    let first = AdvanceSum(text: 10, display: 20, tracked: 3, graphemes: 5)
    let second = AdvanceSum(text: 1, display: 4, tracked: 1, graphemes: 2)
    #expect(first + second == AdvanceSum(text: 11, display: 24, tracked: 4, graphemes: 7))
    #expect(first - second == AdvanceSum(text: 9, display: 16, tracked: 2, graphemes: 3))
    #expect(first * 3 == AdvanceSum(text: 30, display: 60, tracked: 9, graphemes: 15))
    #expect(first.part(0.5) == AdvanceSum(text: 5, display: 10, tracked: 3, graphemes: 5))
    #expect(first.part(1) == first)
    #expect(first.part(0) == AdvanceSum(text: 0, display: 0, tracked: 3, graphemes: 5))
    var sum = first
    sum += second
    #expect(sum == first + second && AdvanceSum.zero + first == first)
  }

  /// Sizes between the cuts, the font's own tracking and a style's, each by a sum that has nothing else.
  @Test func pointsAreOfAllParts() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let size = 18.0
    let optics = try #require(cascade.optics(at: size))
    #expect((0.01..<0.99).contains(optics.fraction) || optics.tracking != 0)
    let scale = AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: 0.25)
    let em = cascade.unitsPerEm
    func points(_ sum: AdvanceSum) -> Double { scale.points(sum) }
    #expect(abs(points(AdvanceSum(text: em, display: em)) - size) < 1e-9)
    let cuts = points(AdvanceSum(text: 0, display: em))
    #expect(abs(cuts - optics.fraction * size) < 1e-9)
    let tracked = points(AdvanceSum(text: 0, display: 0, tracked: 3))
    #expect(abs(tracked - 3 * optics.tracking / 2048 * size) < 1e-9)
    #expect(abs(points(AdvanceSum(text: 0, display: 0, graphemes: 4)) - 1) < 1e-9)
    let wider = scale.spaced(by: 0.5)
    #expect(abs(wider.points(AdvanceSum(text: em, display: em, graphemes: 4)) - size - 3) < 1e-9)
    #expect(wider == AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: 0.75))
    // Fonts of one's own only scale.
    let path = TestFiles.directory.appending(path: "Fonts/Layers.ttf").path
    let files = try FontLibrary.files(regular: [FontFace(path: path)]).cascade(weight: .regular)
    let plain = AdvanceScale(cascade: files, pointSize: size, letterSpacing: 0)
    #expect(plain.units(AdvanceSum(text: 2, display: 7, tracked: 9, graphemes: 9)) == 2)
  }
}
