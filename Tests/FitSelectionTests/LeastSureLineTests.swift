import FontFaces
import Foundation
import LayoutEngine
import Testing
import Typesetting

@testable import FitSelection

/// Which line of a text may be off by most, and by how much.
@Suite struct LeastSureLineTests {
  /// 0.5 % of 100 points, and 1 % of 30.
  private static let mixed: SourceWidths = [.fallbackScale: 100, .derived: 30, .measured: 400]
  /// 10 % of 7 points: more than either of those by itself, and less than both.
  private static let strange: SourceWidths = [.standIn: 7]
  private static let sure: SourceWidths = [.measured: 900]

  @Test(arguments: [[mixed, strange, sure], [sure, strange, mixed], [strange, mixed]])
  func theLineCountsWhoseSourcesComeToMost(_ lines: [SourceWidths]) {
    let line = LeastSureLine(of: lines)
    #expect(abs(line.points - 0.8) < 1e-12)
    #expect(line.parts.map(\.uncertainty.subject) == ["accented letters", "full-width characters"])
    #expect(abs(line.parts.map(\.points).reduce(0, +) - line.points) < 1e-12)
  }

  /// Of lines that are as little sure as each other the first counts: 1 % of 50 points, and 0.5 % of 100.
  @Test func ofEqualLinesTheFirstCounts() {
    let (accented, fullWidth): (SourceWidths, SourceWidths) = (
      [.derived: 50], [.fallbackScale: 100]
    )
    for (lines, subject) in [
      ([accented, fullWidth], "accented letters"),
      ([fullWidth, accented], "full-width characters"),
    ] {
      let line = LeastSureLine(of: lines)
      #expect(line.points == 0.5 && line.parts.map(\.uncertainty.subject) == [subject])
    }
  }

  @Test func linesThatAreSureLeaveNothingInDoubt() {
    for line in [LeastSureLine(), LeastSureLine(of: [Self.sure])] {
      #expect(line.points == 0 && line.parts.isEmpty)
    }
  }

  /// Their widths by source, which reports hold, are the same lines.
  @Test(arguments: [mixed, strange, sure, [:]] as [SourceWidths])
  func widthsBySourceLeadBackToTheLine(_ line: SourceWidths) {
    #expect(SourceWidths(bySource: line.bySource) == line)
  }

  struct Measures: Sendable {
    let doubts: [CGSize?]
    let width: Double?
    let height: Double?
    /// Whether what counts is no symbol: of each other measure nobody knows more than two points.
    var isView: [Bool] = [false, false]
  }

  private static let small = CGSize(width: 6, height: 1)
  private static let large = CGSize(width: 5, height: 1.5)
  private static let two = CGSize(width: 2, height: 2)

  private static let measures = [
    Measures(doubts: [], width: nil, height: nil),
    Measures(doubts: [.zero], width: nil, height: nil),
    Measures(doubts: [nil], width: 2, height: 2, isView: [true, true]),
    Measures(doubts: [.zero, nil], width: 2, height: 2, isView: [true, true]),
    // Of two that may be off by as much the first counts.
    Measures(doubts: [nil, two], width: 2, height: 2, isView: [true, true]),
    Measures(doubts: [two, nil], width: 2, height: 2),
    Measures(doubts: [small], width: 6, height: 1),
    Measures(doubts: [small, large], width: 6, height: 1.5),
    Measures(doubts: [large, small], width: 6, height: 1.5),
    Measures(doubts: [small, nil], width: 6, height: 2, isView: [false, true]),
    Measures(doubts: [nil, small], width: 6, height: 2, isView: [false, true]),
  ]

  /// Tabs are doubted across alone, by a reason of their own, and against others as any measure is.
  @Test func tabsAreDoubtedAcross() {
    let symbol = StandIn(subject: "a", assumption: "b", doubt: CGSize(width: 30, height: 1))
    let one = Uncertainty.part(of: [.tabs(1)], \.width)
    #expect(one?.points == 28 && one?.uncertainty == .tabs)
    #expect(Uncertainty.part(of: [.tabs(1)], \.height) == nil)
    #expect(Uncertainty.part(of: [.tabs(1), symbol], \.width)?.uncertainty == .symbols)
    let two = Uncertainty.part(of: [symbol, .tabs(2)], \.width)
    #expect(two?.points == 56 && two?.uncertainty == .tabs)
    // What is only called so is none.
    let named = StandIn(subject: "tabs", assumption: "b", doubt: CGSize(width: 28, height: 0))
    #expect(Uncertainty.part(of: [named], \.width)?.uncertainty == .symbols)
  }

  /// Of several measures that nobody knows the one counts that may be off by most in that length.
  @Test(arguments: measures) func theLeastSureMeasureCounts(_ measures: Measures) {
    let standIns = measures.doubts.map { doubt in
      StandIn(subject: "a", assumption: "b", doubt: doubt)
    }
    let lengths: [(KeyPath<CGSize, CGFloat>, Double?)] = [
      (\.width, measures.width), (\.height, measures.height),
    ]
    for (index, (length, points)) in lengths.enumerated() {
      let part = Uncertainty.part(of: standIns, length)
      #expect(part?.points == points)
      let subject = measures.isView[index] ? Uncertainty.standInViews : .symbols
      #expect(part == nil || part?.uncertainty == subject)
    }
  }
}
