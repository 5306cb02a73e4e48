import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Where the strokes of a line under or through a text begin and end.
@Suite struct TextLineTests {
  private static func line(_ pattern: [Double], thickness: Double = 1) -> PlacedText.Line {
    PlacedText.Line(offset: 2, thickness: thickness, pattern: pattern, color: .white)
  }

  /// Strokes and gaps take turns, as many times as long as the line is thick, up to its end; an odd number of parts is
  /// gone through twice.
  @Test(
    arguments: [
      ([], 1, [10, 20]), ([3, 1], 1, [10, 13, 14, 17, 18, 20]), ([3, 1], 2, [10, 16, 18, 20]),
      ([4, 2], 1, [10, 14, 16, 20]), ([4, 6], 1, [10, 14]), ([12, 1], 1, [10, 20]),
      ([0, 4, 2, 4], 1, [10, 10, 14, 16]), ([1, 2, 3], 1, [10, 11, 13, 16, 17, 19]),
      ([4], 1, [10, 14, 18, 20]), ([3, 1], 0, []), ([3, 1], -1, []),
      // Of a part that is shorter than nothing there is none.
      ([-1, 4], 1, [10, 20]), ([4, -1], 1, [10, 20]),
    ] as [([Double], Double, [Double])]
  )
  func strokesAndGapsTakeTurns(
    _ pattern: [Double],
    _ thickness: Double,
    _ ends: [Double]
  ) {
    let strokes = ItemPainter.strokes(
      of: Self.line(pattern, thickness: thickness),
      from: 10,
      to: 20
    )
    #expect(strokes.flatMap { [$0.lowerBound, $0.upperBound] } == ends)
  }

  /// A line of ten thousand parts, strokes and gaps, is one stroke.
  @Test(arguments: [(9_999, 5_000), (10_000, 1)] as [(Double, Int)])
  func partsHaveABound(_ right: Double, _ count: Int) {
    let strokes = ItemPainter.strokes(of: Self.line([1, 1]), from: 0, to: right)
    #expect(strokes.count == count && strokes.last?.upperBound == right)
  }

  /// Where a line ends as it begins, or before, there is none.
  @Test(arguments: [20.0, 21, .infinity, .nan]) func linesWithoutALengthAreNone(_ left: Double) {
    for pattern in [[], [3, 1]] as [[Double]] {
      #expect(ItemPainter.strokes(of: Self.line(pattern), from: left, to: 20).isEmpty)
    }
  }

  /// So far out that places stand farther apart than a stroke is long, none leads on: they come to an end all the same.
  @Test func strokesFarOutComeToAnEnd() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 10)
      let strokes = ItemPainter.strokes(of: TextLineTests.line([1, 1]), from: 1e17, to: 1e17 + 64)
      #expect(strokes.count <= ItemPainter.mostStrokes)
    }
  }
}
