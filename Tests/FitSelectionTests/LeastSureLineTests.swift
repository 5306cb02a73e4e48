import FontFaces
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
}
