import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Dashes, and what has no length.
extension StrokedPathTests {
  /// Along a line each point of which is as far from its beginning as it says.
  @Test func dashesLieWhereTheyAreSaid() {
    let patterns: [(dash: [CGFloat], phase: CGFloat)] = [
      ([3, 2], 0), ([3, 2], 4), ([3, 2], -1), ([3], 0), ([3], 4), ([1, 2, 3], 0), ([1, 2, 3], 7.5),
      ([4, 0], 0),
      ([0, 0], 0), ([-1, 3], 0), ([3, .nan], 0), ([3, .infinity], 0), ([3, 2], .infinity),
      ([1e-9, 1e-9], 0), ([], 0),
      ([60, 5], 0), ([5, 60], 3),
    ]
    for (dash, phase) in patterns {
      var line = Path()
      line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 17, y: 0), CGPoint(x: 40, y: 0)])
      let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)
      let stroked = OutlineInside(line.strokedPath(style))
      let sum = dash.reduce(0, +)
      let hasGaps = dash.allSatisfy { $0 >= 0 } && sum > 1e-3 && sum.isFinite && phase.isFinite
      for step in 0..<200 {
        let x = CGFloat(step) / 5 + 0.05
        var isOn = true
        if hasGaps {
          var place = (x + phase).truncatingRemainder(dividingBy: 2 * sum)
          if place < 0 { place += 2 * sum }
          var index = 0
          while place >= dash[index % dash.count] {
            place -= dash[index % dash.count]
            index += 1
          }
          isOn = index % 2 == 0
        }
        #expect(stroked.contains(CGPoint(x: x, y: 0.3)) == isOn, "\(dash) \(phase) \(x)")
      }
    }
  }

  /// A closed part goes on from its end to its beginning where there are dashes at both; corners within dashes are corners.
  @Test func dashesGoAroundCorners() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let corner = CGPoint(x: -0.8, y: -0.8)
    let line = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [12, 4, 8, 8]))
    // From 0 to 12, 16 to 24, 32 to 40: there it ends on a dash, and goes on with the first one.
    #expect(line.contains(corner) && line.contains(CGPoint(x: 10.8, y: -0.8)))
    #expect(line.contains(CGPoint(x: 10, y: 1.9)) && !line.contains(CGPoint(x: 10, y: 2.1)))
    #expect(line.contains(CGPoint(x: 10, y: 6.1)) && line.contains(CGPoint(x: 6.1, y: 10)))
    #expect(!line.contains(CGPoint(x: 5.9, y: 10)) && !line.contains(CGPoint(x: 0, y: 8.1)))
    #expect(line.contains(CGPoint(x: 0, y: 7.9)))
    // One that begins in a gap does not.
    let later = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [12, 4], dashPhase: 13))
    #expect(!later.contains(corner) && !later.contains(CGPoint(x: 1, y: 0)))
    // One dash all around it is closed.
    let whole = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [100, 4], dashPhase: 3))
    #expect(whole.contains(corner))
    #expect(whole == square.strokedPath(StrokeStyle(lineWidth: 2)))
    // Gaps of no length are none, wherever dashes end.
    for dash in [[4, 0], [4, 0, 7, 0]] as [[CGFloat]] {
      let line = square.strokedPath(StrokeStyle(lineWidth: 2, dash: dash))
      #expect(line == square.strokedPath(StrokeStyle(lineWidth: 2)), "\(dash)")
    }
  }

  /// Parts that have few dashes each, but all of them too many: a widget may draw as many parts as it likes.
  @Test func manyPartsHaveNoMoreDashesThanOne() {
    func line(parts: Int, _ dash: [CGFloat], width: CGFloat = 1) -> Path {
      Path { path in
        for index in 0..<parts {
          path.move(to: CGPoint(x: 0, y: 3 * index))
          path.addLine(to: CGPoint(x: 100, y: 3 * index))
        }
      }
      .strokedPath(StrokeStyle(lineWidth: width, dash: dash))
    }
    // A hundred dashes and gaps a part.
    #expect(line(parts: 90, [1], width: 10).courses.count == 90 * 50)
    #expect(line(parts: 110, [1], width: 10) == line(parts: 110, [], width: 10))
    #expect(line(parts: 110, [1]).courses.count == 110 * 50)
  }

  /// Dashes of no length are dots where the ends of lines are anything, and so are parts of no length where they are round.
  @Test func whatHasNoLengthIsADot() {
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)])
    var nowhere = Path()
    nowhere.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    var closed = Path()
    closed.move(to: CGPoint(x: 5, y: 5))
    closed.closeSubpath()
    var begun = Path()
    begun.move(to: CGPoint(x: 5, y: 5))
    for cap in [CGLineCap.butt, .round, .square] {
      let dots = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, dash: [0, 10]))
      #expect(dots.contains(CGPoint(x: 11, y: 0.5)) == (cap != .butt))
      // Nor is a line of no width left of one, whose own outline would be seen.
      #expect(dots.isEmpty == (cap == .butt))
      #expect(dots.contains(CGPoint(x: 11.9, y: 1.9)) == (cap == .square))
      #expect(!dots.contains(CGPoint(x: 5, y: 0)))
      for path in [nowhere, closed] {
        let dot = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
        #expect(dot.contains(CGPoint(x: 6.9, y: 5)) == (cap == .round))
        #expect(!dot.contains(CGPoint(x: 6.5, y: 6.5)))
        let gap = StrokeStyle(lineWidth: 4, lineCap: cap, dash: [1, 2], dashPhase: 1.5)
        #expect(path.strokedPath(gap).isEmpty)
      }
      #expect(begun.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).isEmpty)
    }
  }
}
