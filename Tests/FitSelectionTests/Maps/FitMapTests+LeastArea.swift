import FitSelection
import Foundation
import LayoutEngine
import Testing

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
}
