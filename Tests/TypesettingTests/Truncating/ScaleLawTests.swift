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

  /// Where an advance is said to pass a width it is as wide as that, and at none of many greater scales has it
  /// passed it already: with its tracking it may be narrower than its letters, and grow as it shrinks.
  @Test(arguments: [9.0, 14, 17, 20.5, 34, 90], [-2.0, -0.1, 0, 1.5])
  func turnsAreWhereAdvancesPassWidths(_ size: Double, _ tracking: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let storage = PreparedText("Ag", style: TextStyle(cascade: cascade)).storage
    var style = ParagraphStyle(pointSize: size)
    style.tracking = tracking
    let law = ScaleLaw(storage, style: style, from: 0.1)
    let scales = (0...90).map { 0.1 + 0.01 * Double($0) }
    let advances = scales.map { LineFitting(storage, style: style, scale: $0).advanceScale }
    var (turns, wrong) = (0, [String]())
    for sum in Self.sums {
      let points = advances.map { $0.points(sum) }
      for upper in [61, 90] {
        for index in [3, 27, 52, 78] {
          let width = points[index]
          // What is as wide at both scales is told by rounding.
          guard width > 0, abs(points[upper] - width) >= 1e-6 else { continue }
          let fits = points[upper] <= width
          let turn = law.turn(
            of: sum,
            width: width,
            below: (scale: scales[upper], advances: advances[upper]),
            fits: fits
          )
          let passed = (0..<upper).last { below in
            fits ? points[below] > width + 1e-9 : points[below] < width - 1e-9
          }
          var isRight = true
          if let turn {
            turns += 1
            let found = LineFitting(storage, style: style, scale: turn).advanceScale.points(sum)
            isRight = turn <= scales[upper] && abs(found - width) <= 1e-6 * max(1, width)
          }
          if let passed { isRight = isRight && (turn ?? 0) >= scales[passed] - 1e-9 }
          if !isRight { wrong.append("\(sum) of \(width) below \(scales[upper]): \(turn ?? 0)") }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    #expect(turns > 100)
  }

  /// Sums of letters of both cuts, some of them tracked, and of clusters that a style tracks.
  private static let sums: [AdvanceSum] = {
    let counts: [(tracked: Int32, graphemes: Int32)] = [
      (0, 0), (1, 1), (0, 7), (12, 12), (90, 90),
    ]
    var sums: [AdvanceSum] = []
    for text in [1, 40, 400, 3_000, 40_000] as [Double] {
      for ratio in [0.8, 0.97, 1, 1.2] {
        for (tracked, graphemes) in counts {
          sums.append(
            AdvanceSum(
              text: text,
              display: text * ratio,
              tracked: tracked,
              graphemes: graphemes
            )
          )
        }
      }
    }
    return sums
  }()
}
