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
    let bounds = CGSize(width: 45, height: 20)
    #expect(map.greatestNeed(in: bounds) == 40)
    #expect(map.showsSame(as: bounds, within: CGSize(width: 4, height: 50)) == true)
    #expect(map.showsSame(as: bounds, within: CGSize(width: 6, height: 0)) == false)
  }
}
