import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// What is said of how advances change with the scale, against the advances themselves.
@Suite struct ScaleLawTests {
  /// An advance that is said never to grow when the scale falls does not, and that of plain letters is one.
  @Test(arguments: [9.0, 14, 17, 20.5, 34, 90], [-2.0, -0.1, 0, 1.5])
  func whatIsSaidToGrowDoes(_ size: Double, _ tracking: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let storage = PreparedText("Ag", style: TextStyle(cascade: cascade)).storage
    var style = ParagraphStyle(pointSize: size)
    style.tracking = tracking
    let law = ScaleLaw(storage, style: style, from: 0.1)
    let scales = stride(from: 0.1, through: 1, by: 0.01).map {
      LineFitting(storage, style: style, scale: $0).advanceScale
    }
    for text in [0, 1, 40, 400, 3_000, 40_000] as [Double] {
      for ratio in [0.8, 0.97, 1, 1.2] {
        for (tracked, graphemes) in [(0, 0), (1, 1), (0, 7), (12, 12), (90, 90)] as [(Int32, Int32)]
        {
          let sum = AdvanceSum(
            text: text,
            display: text * ratio,
            tracked: tracked,
            graphemes: graphemes
          )
          let points = scales.map { $0.points(sum) }
          let grows = zip(points, points.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }
          #expect(grows || !law.isGrowing(sum), "\(sum)")
        }
      }
    }
    #expect(law.isGrowing(AdvanceSum(text: 3_000, display: 2_900)))
  }
}
