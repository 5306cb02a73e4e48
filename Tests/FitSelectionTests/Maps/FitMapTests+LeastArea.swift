import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import ViewFitting

@testable import FitSelection

/// The least areas in which candidates are shown.
extension FitMapTests {
  @Test func theLeastAreaIsNoGreaterThanAny() throws {
    for layout in try layouts(3) {
      let map = FitMap(of: layout, in: FitMap.Region(widths: 100...200))
      for candidate in 0..<map.candidateCount {
        guard let least = map.leastArea(showing: candidate) else { continue }
        let shown = FitOutcome(chosenIndex: candidate, fits: true)
        #expect(layout.outcome(in: least) == shown)
        for width in stride(from: 100.0, through: 200, by: 1) {
          for height in stride(from: 10.0, through: 90, by: 1.0 / 3) {
            let bounds = CGSize(width: width, height: height)
            guard layout.outcome(in: bounds) == shown else { continue }
            #expect(least.width * least.height <= bounds.width * bounds.height)
            break
          }
        }
      }
      #expect(map.leastArea(showing: 3) == nil && map.leastArea(showing: -1) == nil)
    }
  }

  /// None of the areas that are asked about is told where none of them is in the region.
  @Test func leastAreasAreAmongThoseThatAreAskedAbout() throws {
    for layout in try layouts(2) {
      let map = FitMap(of: layout, in: FitMap.Region(widths: 100...200, heights: 0...90))
      for candidate in 0..<map.candidateCount {
        let whole = map.leastArea(showing: candidate)
        for beyond in [
          FitMap.Region(widths: 300...400), FitMap.Region(widths: 0...99),
          FitMap.Region(heights: 91...100),
        ] {
          #expect(map.leastArea(showing: candidate, in: beyond) == nil)
        }
        #expect(map.leastArea(showing: candidate, in: FitMap.Region()) == whole)
        let some = FitMap.Region(widths: 150...300, heights: 20...80)
        guard let least = map.leastArea(showing: candidate, in: some) else { continue }
        #expect(some.contains(least) && map.region.contains(least))
      }
    }
  }

  /// A choice by width alone is told at each height: length and bound change places.
  @Test func choicesByWidthAreToldAtEachHeight() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.white.frame(width: 40, height: 20)
      Color.white.frame(width: 10, height: 30)
    }
    let layout = try selector().resolve(view)
    let map = FitMap(of: layout, in: FitMap.Region(widths: 0...100, heights: 5...50))
    #expect(map.coverage == .everywhere && map.steppedAxis == .vertical)
    for width in [9.0, 10, 20, 39.75, 40, 45] {
      for height in [5.0, 8, 20, 41, 50] {
        let bounds = CGSize(width: width, height: height)
        #expect(map.outcome(in: bounds) == layout.outcome(in: bounds), "\(bounds)")
      }
    }
    #expect(map.leastArea(showing: 0) == CGSize(width: 40, height: 5))
    #expect(map.leastArea(showing: 1) == CGSize(width: 10, height: 5))
    let narrow = FitMap.Region(widths: 20...30, heights: 10...20)
    #expect(map.leastArea(showing: 0, in: narrow) == nil)
    #expect(map.leastArea(showing: 1, in: narrow) == CGSize(width: 20, height: 10))
    let wide = FitMap.Region(widths: 50...90, heights: 8...20)
    #expect(map.leastArea(showing: 0, in: wide) == CGSize(width: 50, height: 8))
    #expect(map.leastArea(showing: 1, in: wide) == nil)
    let bounds = CGSize(width: 45, height: 20)
    #expect(map.greatestNeed(in: bounds) == 40)
    // What is left is width: 45 less the 40 and the 10 that the two of them need.
    #expect((-1...2).map { map.slack(ofCandidate: $0, in: bounds) } == [nil, 5, 35, nil])
    #expect(map.slack(ofCandidate: 0, in: CGSize(width: 30, height: 50)) == -10)
    #expect(map.slack(ofCandidate: 0, in: CGSize(width: 45, height: 51)) == nil)
    #expect(map.showsSame(as: bounds, within: CGSize(width: 4, height: 50)) == true)
    #expect(map.showsSame(as: bounds, within: CGSize(width: 6, height: 0)) == false)
  }

  /// What fits in no height needs none: the greatest need is that of the candidates that some height is enough for.
  @Test func whatFitsInNoHeightNeedsNone() throws {
    let view = ViewThatFits {
      Color.white.frame(width: 40, height: 20)
      Color.white.frame(width: 30, height: 16)
      Color.white.frame(width: 10, height: 12)
    }
    let map = FitMap(
      of: try selector().resolve(view),
      in: FitMap.Region(widths: 0...100, heights: 5...50)
    )
    for (width, need) in [(5.0, 0.0), (10, 12), (29.75, 12), (30, 16), (40, 20), (100, 20)] {
      let bounds = CGSize(width: width, height: 15)
      #expect(map.greatestNeed(in: bounds) == need, "\(width)")
    }
  }

  /// A map of one candidate, by where columns begin and what it needs in each.
  private func map(
    _ columns: [(start: Int, need: Int)],
    heights: ClosedRange<Int> = 0...100
  ) throws -> FitMap {
    let starts = columns.map { $0.start }
    let words: [Int] = starts + columns.map { _ in 1 } + columns.map { $0.need }
    let text = """
      {"region":{"widths":[\(starts[0]),100],"heights":[\(heights.lowerBound),\(heights.upperBound)]},\
      "candidateCount":1,"isSteppedByHeight":false,"columns":{"words":\(words),\
      "count":\(columns.count),"candidateCount":1,"areKnown":true}}
      """
    return try JSONDecoder().decode(FitMap.self, from: Data(text.utf8))
  }

  /// Of areas as large as each other the first is told, a column ends where the next begins, and the ends of what is asked
  /// about belong to it.
  @Test func leastAreasAreToldAtTheEndsOfColumns() throws {
    let alike = try map([(10, 20), (20, 10)])
    #expect(alike.leastArea(showing: 0) == CGSize(width: 10, height: 20))
    let growing = try map([(10, 5), (20, 10)])
    let wide = FitMap.Region(widths: 20...90)
    #expect(growing.leastArea(showing: 0, in: wide) == CGSize(width: 20, height: 10))
    let single = try map([(10, 7)])
    for (region, size) in [
      (FitMap.Region(widths: 0...10), CGSize(width: 10, height: 7)),
      (FitMap.Region(heights: 0...7), CGSize(width: 10, height: 7)),
      (FitMap.Region(heights: 9...20), CGSize(width: 10, height: 9)),
      (FitMap.Region(heights: 0...6), nil),
    ] as [(FitMap.Region, CGSize?)] {
      #expect(single.leastArea(showing: 0, in: region) == size, "\(region)")
    }
  }

  /// What fits in all of the region's height is a stretch that begins at its end.
  @Test func stretchesMayBeginAtTheEnd() throws {
    let none = FitOutcome(chosenIndex: 0, fits: false)
    let shown = FitOutcome(chosenIndex: 0, fits: true)
    let map = try map([(10, 7), (20, 8)], heights: 0...7)
    let inFirst = Array(map.intervals(ofHeightsAtWidth: 10))
    #expect(inFirst.map(\.start) == [0, 7] && inFirst.map(\.end) == [7, nil])
    #expect(inFirst.map(\.outcome) == [none, shown])
    let inSecond = Array(map.intervals(ofHeightsAtWidth: 20))
    #expect(inSecond.map(\.start) == [0] && inSecond.map(\.outcome) == [none])
    let across = Array(map.intervals(ofWidthsAtHeight: 7))
    #expect(across.map(\.start) == [10, 20] && across.map(\.outcome) == [shown, none])
    for length in [9.5, 100.5] {
      #expect(Array(map.intervals(ofHeightsAtWidth: length)).isEmpty)
    }
  }

  /// Bounds in which another stretch begins are of that one, with no room at all before them.
  @Test func headroomIsToldWhereStretchesBegin() throws {
    let none = FitOutcome(chosenIndex: 0, fits: false)
    let shown = FitOutcome(chosenIndex: 0, fits: true)
    let map = try map([(10, 20), (30, 40)])
    // At a height of 30 it fits up to a width of 30, and from there on it needs 40.
    let wide = try #require(map.headroom(in: CGSize(width: 30, height: 30)))
    #expect(wide.widths.own.start == 30 && wide.widths.own.outcome == none)
    #expect(wide.widths.before?.start == 10 && wide.widths.before?.outcome == shown)
    #expect(wide.widths.reduction(from: 30) == 0 && wide.widths.after == nil)
    #expect(wide.heights.own.start == 0 && wide.heights.reduction(from: 30) == nil)
    #expect(wide.heights.after?.start == 40 && wide.heights.enlargement(from: 30) == 10)
    let high = try #require(map.headroom(in: CGSize(width: 10, height: 20)))
    #expect(high.heights.own.start == 20 && high.heights.own.outcome == shown)
    #expect(high.heights.before?.outcome == none && high.heights.reduction(from: 20) == 0)
    #expect(high.heights.enlargement(from: 20) == nil)
    #expect(high.widths.own.start == 10 && high.widths.reduction(from: 10) == nil)
    #expect(high.widths.enlargement(from: 10) == 20 && high.widths.after?.outcome == none)
  }

  /// Of a choice by width alone the widths are stretches, and the heights one.
  @Test func stretchesOfAChoiceByWidthAreWidths() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.white.frame(width: 40, height: 20)
      Color.white.frame(width: 10, height: 30)
    }
    let map = FitMap(
      of: try selector().resolve(view),
      in: FitMap.Region(widths: 0...100, heights: 5...50)
    )
    let widths = Array(map.intervals(ofWidthsAtHeight: 20))
    #expect(widths.map(\.start) == [0, 10, 40] && widths.map(\.end) == [10, 40, nil])
    let outcomes: [FitOutcome?] = [
      FitOutcome(chosenIndex: 1, fits: false), FitOutcome(chosenIndex: 1, fits: true),
      FitOutcome(chosenIndex: 0, fits: true),
    ]
    #expect(widths.map(\.outcome) == outcomes)
    let heights = Array(map.intervals(ofHeightsAtWidth: 20))
    #expect(heights.map(\.start) == [5] && heights.map(\.outcome) == [outcomes[1]])
    let headroom = try #require(map.headroom(in: CGSize(width: 45, height: 20)))
    #expect(headroom.widths.before?.outcome == outcomes[1] && headroom.widths.after == nil)
    #expect(headroom.widths.reduction(from: 45) == 5)
    #expect(headroom.widths.enlargement(from: 45) == nil)
    #expect(headroom.heights.before == nil && headroom.heights.own.start == 5)
    #expect(headroom.heights.reduction(from: 20) == nil)
  }

  /// A map that knows the first of two columns alone says nothing of the other, nor of bounds within reach of that.
  @Test func whatIsNotKnownIsNotTold() throws {
    let text = """
      {"region":{"widths":[10,100],"heights":[0,100]},"candidateCount":1,"isSteppedByHeight":false,\
      "columns":{"words":[10,30,1,0,20,null],"count":2,"candidateCount":1,"areKnown":false}}
      """
    let map = try JSONDecoder().decode(FitMap.self, from: Data(text.utf8))
    let shown = FitOutcome(chosenIndex: 0, fits: true)
    let known = CGSize(width: 20, height: 30)
    let unknown = CGSize(width: 35, height: 30)
    #expect(map.coverage == .partial && map.columnCount == 2)
    #expect(map.outcomes(in: [known, unknown]) == [shown, nil])
    #expect(map.slack(ofCandidate: 0, in: known) == 10)
    #expect(map.slack(ofCandidate: 0, in: unknown) == nil)
    #expect(map.greatestNeed(in: known) == 20 && map.greatestNeed(in: unknown) == 0)
    #expect(map.leastArea(showing: 0) == CGSize(width: 10, height: 20))
    #expect(map.leastArea(showing: 0, in: FitMap.Region(widths: 30...90)) == nil)
    let reaches: [(CGSize, Bool?)] = [
      (CGSize(width: 9.75, height: 9), true), (CGSize(width: 9.75, height: 11), false),
      (CGSize(width: 10, height: 9), nil),
    ]
    for (reach, isSame) in reaches {
      #expect(map.showsSame(as: known, within: reach) == isSame, "\(reach)")
    }
    #expect(map.showsSame(as: unknown, within: .zero) == nil)
    let across = Array(map.intervals(ofWidthsAtHeight: 30))
    #expect(across.map(\.start) == [10, 30] && across.map(\.outcome) == [shown, nil])
    let along = Array(map.intervals(ofHeightsAtWidth: 35))
    #expect(along.map(\.start) == [0] && along.map(\.outcome) == [nil])
    let headroom = try #require(map.headroom(in: known))
    #expect(headroom.widths.own.start == 10 && headroom.widths.enlargement(from: 20) == 10)
    #expect(headroom.widths.after?.start == 30 && headroom.widths.after?.outcome == nil)
    #expect(headroom.heights.reduction(from: 30) == 10)
    #expect(map.headroom(in: unknown) == nil)
  }

  /// Around bounds the same is shown as far as every column within reach shows it, at its lowest and its highest.
  @Test func theSameIsShownWithinReach() throws {
    let map = try map([(10, 20), (30, 40)])
    let bounds = CGSize(width: 20, height: 30)
    for (width, height, isSame) in [
      (0.0, 0.0, true), (9.75, 10, true), (10, 0, false), (0, 10, true), (0, 10.25, false),
      (0, 1_000, false),
    ] as [(Double, Double, Bool)] {
      let reach = CGSize(width: width, height: height)
      #expect(map.showsSame(as: bounds, within: reach) == isSame, "\(width) and \(height)")
    }
    // Beyond the region nothing is shown otherwise.
    let low = CGSize(width: 12, height: 10)
    #expect(map.showsSame(as: low, within: CGSize(width: 50, height: 9.75)) == true)
    #expect(map.greatestNeed(in: bounds) == 20)
    #expect(map.greatestNeed(in: CGSize(width: 30, height: 30)) == 40)
    #expect(map.greatestNeed(in: CGSize(width: 9, height: 30)) == 0)
    // Each length ends where the region does on its own axis: widths begin at 10, and heights end at 15.
    let other = try self.map([(10, 5), (30, 20)], heights: 0...15)
    for (bounds, reach, isSame) in [
      (CGSize(width: 12, height: 8), CGSize(width: 0, height: 2), true),
      (CGSize(width: 12, height: 8), CGSize(width: 0, height: 8), false),
      (CGSize(width: 28, height: 8), CGSize(width: 1, height: 0), true),
      (CGSize(width: 28, height: 8), CGSize(width: 5, height: 0), false),
    ] {
      #expect(other.showsSame(as: bounds, within: reach) == isSame, "\(bounds) and \(reach)")
    }
  }
}
