import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Values that layouts are written in.
@Suite struct GeometryTests {
  /// The bits are those of SwiftUI, which people write down.
  @Test func edgesHaveTheirBits() {
    let sets: [(Edge.Set, Int8)] = [
      (.top, 1), (.leading, 2), (.bottom, 4), (.trailing, 8), (.horizontal, 10), (.vertical, 5),
      (.all, 15), ([], 0),
    ]
    for (set, bits) in sets {
      #expect(set.rawValue == bits)
      for edge in Edge.allCases {
        #expect(set.contains(Edge.Set(edge)) == (bits >> edge.rawValue & 1 == 1))
      }
    }
  }

  @Test func pointsOfNoPartsAreAtTheTopLeft() {
    #expect(UnitPoint() == UnitPoint(x: 0, y: 0))
  }

  @Test func pointsAreNamedByTheirParts() {
    let points: [(UnitPoint, x: CGFloat, y: CGFloat)] = [
      (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
      (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1),
      (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in points { #expect(point == UnitPoint(x: x, y: y)) }
  }

  /// Two views are alike where both their size and what they answer with it are.
  @Test func dimensionsAreASizeUnderAProposal() {
    let size = CGSize(width: 3, height: 4)
    let one = ViewDimensions(size: size, proposal: .zero)
    #expect(one == ViewDimensions(size: size, proposal: .zero))
    #expect(one != ViewDimensions(size: size, proposal: .unspecified))
    #expect(one != ViewDimensions(size: CGSize(width: 4, height: 3), proposal: .zero))
  }

  @Test func rangesOfProposalsAreMappedAtBothEnds() {
    let range = ProposalRange(along: .horizontal, 4...10, across: 7)
    let mapped = range.mapped({ $0 * 2 - 8 }, across: nil)
    #expect(mapped == ProposalRange(along: .horizontal, 0...12, across: nil))
    // The sign of nothing does not count.
    #expect(range.mapped({ _ in -0.0 }, across: 7).lengths.lowerBound.sign == .plus)
    #expect(range.mapped({ _ in -0.0 }, across: 7).lengths.upperBound.sign == .plus)
  }

  /// Every hundredth of the first twenty pixels, by integers: a hair's breadth away from a whole
  /// pixel, or from a half, is none.
  @Test(arguments: [1, 0.5, 1 / 3] as [CGFloat]) func lengthsAreRoundedToPixels(_ pixel: CGFloat) {
    for hundredths in 0...2_000 {
      let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
      let half = rest > 50 ? 1 : 0
      for hair in [0, 0x1p-24, -0x1p-24] as [CGFloat] {
        let length = (CGFloat(hundredths) / 100 + hair) * pixel
        func pixels(_ length: CGFloat) -> Int { Int((length / pixel).rounded()) }
        #expect(pixels(length.roundedDown(toMultipleOf: pixel)) == whole)
        #expect(pixels(length.roundedHalfDown(toMultipleOf: pixel)) == whole + half)
        #expect(
          pixels(length.roundedUpFromHair(toMultipleOf: pixel)) == whole + (rest > 0 ? 1 : 0)
        )
      }
      let length = CGFloat(hundredths) / 100 * pixel
      #expect(length.roundedUp(toMultipleOf: pixel) >= length)
      #expect(length.roundedUp(toMultipleOf: pixel) < length + pixel)
      #expect(abs(length.rounded(toMultipleOf: pixel) - length) <= pixel / 2 * 1.000_001)
    }
  }

  /// Fixed columns have their lengths, and none below nothing; a flexible one what is left.
  @Test func columnsOfALazyGridAreAsLongAsTheySay() {
    func lengths(_ items: [GridItem], _ available: CGFloat) -> [CGFloat] {
      LazyGridTracks(items, available: available, count: 3).first(3).map(\.length)
    }
    let thin = GridItem(.fixed(0.25), spacing: 0)
    let none = GridItem(.fixed(-3), spacing: 0)
    #expect(lengths([thin, none], 10) == [0.25, 0])
    #expect(lengths([thin, none, GridItem(.flexible(minimum: 1), spacing: 0)], 10)[2] == 9.75)
  }

  /// Ten thousand columns take the room of their items: each question to a grid finds them anew, and a search for headroom
  /// asks one twenty thousand questions.
  @Test func columnsTakeTheRoomOfTheirItems() throws {
    let items = [GridItem(.adaptive(minimum: 0.01), spacing: 0), GridItem(.fixed(7), spacing: 0)]
    let tracks = LazyGridTracks(items, available: 300, count: 2)
    #expect(HeapWalk.bytes(of: tracks) < 1_000)
    let all = tracks.first(.max)
    try #require(all.count == 10_001)
    for most in [0, 1, 2, 10_000, 10_001] { #expect(tracks.first(most) == Array(all.prefix(most))) }
    #expect(all[9_999].start + all[9_999].length == all[10_000].start)
    #expect(all[10_000].start + 7 == tracks.length)
  }

  /// Of two texts that are as high the distances of the first one stand, of others those of the higher one.
  @Test func theHigherTextDecidesDistances() {
    func metrics(_ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat) -> TextSpacingMetrics {
      TextSpacingMetrics(
        ascent: ascent,
        descent: descent,
        capHeight: 7,
        leading: leading,
        pixelLength: 0.5
      )
    }
    func larger(_ one: TextSpacingMetrics, _ other: TextSpacingMetrics) -> TextSpacingMetrics {
      TextSpacingMetrics.larger(one, other)
    }
    let (one, other, higher) = (metrics(9, 3, 0), metrics(8, 2, 2), metrics(8, 4.5, 0))
    #expect(larger(one, other) == one && larger(other, one) == other)
    #expect(larger(one, higher) == higher && larger(higher, other) == higher)
  }

  /// What a view adds to the distance of a text counts on the side on which it stands; of two ways to be a text and a view
  /// beside each other the farther one counts.
  ///
  /// A text of 10 and 2 points keeps 4 from a view above it, and 7 from one below it.
  @Test func viewsAddToTheDistancesOfTexts() {
    let text = ViewSpacing.text(
      TextSpacingMetrics(ascent: 10, descent: 2, capHeight: 7, leading: 0, pixelLength: 1)
    )
    func view(_ top: CGFloat, _ bottom: CGFloat) -> ViewSpacing {
      var spacing = ViewSpacing()
      spacing.top.besideText = top
      spacing.bottom.besideText = bottom
      return spacing
    }
    let (near, far) = (view(5, 3), view(50, 30))
    let rows: [(upper: ViewSpacing, lower: ViewSpacing, distance: CGFloat)] = [
      (near, text, 7), (far, text, 34), (text, near, 12), (text, far, 57), (near, near, 8),
      (text.union(near), text.union(near), 12), (text.union(far), text.union(near), 34),
      (near.union(far), text, 34), (far.union(near), text, 34),
    ]
    for (index, row) in rows.enumerated() {
      #expect(row.upper.distance(to: row.lower, along: .vertical) == row.distance, "\(index)")
    }
  }

  /// A text in two fonts has the greatest of each of their measures, and the pixels and rules of the first.
  @Test func measuresOfTwoFontsAreTheGreatest() {
    func metrics(
      _ lengths: [CGFloat],
      pixel: CGFloat,
      _ semantics: LayoutSemantics
    ) -> TextSpacingMetrics {
      TextSpacingMetrics(
        ascent: lengths[0],
        descent: lengths[1],
        capHeight: lengths[2],
        leading: lengths[3],
        pixelLength: pixel,
        semantics: semantics
      )
    }
    let one = metrics([10, 2, 7, 3], pixel: 0.5, .beforeSDK17)
    let other = metrics([8, 4, 9, 1], pixel: 1, .sdk17)
    #expect(one.union(other) == metrics([10, 4, 9, 3], pixel: 0.5, .beforeSDK17))
    #expect(other.union(one) == metrics([10, 4, 9, 3], pixel: 1, .sdk17))
  }

  /// Room is a number on each axis, and none less than nothing.
  @Test func roomHasAnEnd() {
    let lengths: [(given: CGFloat, room: CGFloat)] = [
      (-3, 0), (0, 0), (7.5, 7.5), (2e9, 1e9), (.infinity, 1e9), (-.infinity, 0), (.nan, 0),
    ]
    for width in lengths {
      for height in lengths {
        let room = CGSize(width: width.given, height: height.given).asRoom
        #expect(room == CGSize(width: width.room, height: height.room))
      }
    }
  }

  /// An alignment of one's own that lies nowhere where a view has no width.
  private enum Ratio: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.height / context.width
    }
  }

  /// What is no number, or has no end, is at the edge.
  @Test func guidesAreNumbers() {
    let rows: [(width: CGFloat, height: CGFloat, guide: CGFloat)] = [
      (2, 3, 1.5), (0, 3, 0), (0, 0, 0), (1e-9, 3, 1e9),
    ]
    for row in rows {
      let size = CGSize(width: row.width, height: row.height)
      let box = ViewDimensions(size: size, proposal: .unspecified)
      #expect(box[HorizontalAlignment(Ratio.self)] == row.guide)
      #expect(box[VerticalAlignment(Ratio.self)] == row.guide)
    }
  }

  /// Without its edges and middles a view still has its baselines, alignments of one's own, and what nobody knows of it.
  @Test func guidesWithoutEdgesAreTheOthers() {
    let edges = [
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
      HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
      VerticalAlignment.bottom.key,
    ]
    let others = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
      HorizontalAlignment(Ratio.self).key, VerticalAlignment(Ratio.self).key,
    ]
    let all = ExplicitGuides(hasBaselines: true, keys: Set(edges + others))
    #expect(all.withoutEdges == ExplicitGuides(hasBaselines: true, keys: Set(others)))
    for key in edges {
      let guides = ExplicitGuides(keys: [key])
      #expect(guides.hasEdges && guides.withoutEdges == ExplicitGuides.none)
    }
    for guides in [ExplicitGuides.none, .baselines, ExplicitGuides(keys: Set(others))] {
      #expect(!guides.hasEdges && guides.withoutEdges == guides)
    }
    let unknown = ExplicitGuides.any.withoutEdges
    #expect(ExplicitGuides.any.hasEdges && !unknown.hasEdges && unknown.withoutEdges == unknown)
    #expect(edges.allSatisfy { ExplicitGuides.any.mayContain($0) && !unknown.mayContain($0) })
    #expect(others.allSatisfy { ExplicitGuides.any.mayContain($0) && unknown.mayContain($0) })
    #expect(unknown.union(.any) == .any && ExplicitGuides.any.union(unknown) == .any)
  }

  /// A display has as many pixels a point as it says, where lengths in pixels are numbers, and one otherwise.
  @Test func scalesAreUsedWhereTheyMakePixels() {
    let scales: [(given: CGFloat, used: CGFloat)] = [
      (3, 3), (0.5, 0.5), (1e-8, 1e-8), (1e-9, 1e-9), (9e-10, 1), (1e-300, 1), (1e290, 1e290),
      (2e290, 1), (1e300, 1), (-2, 1), (0, 1), (.infinity, 1), (.nan, 1),
    ]
    for (given, used) in scales {
      #expect(CGFloat.usableScale(given) == used, "\(given)")
      #expect(CGFloat.pixelLength(displayScale: given) == 1 / used, "\(given)")
    }
  }
}
