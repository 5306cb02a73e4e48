import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import FitSelection

/// Candidates that are never shown.
@Suite struct UnreachableCandidateTests {
  /// By the rule as it is written.
  private func isUnreachable(_ candidate: CandidateTrace, among all: [CandidateTrace]) -> Bool {
    all.contains { earlier in
      earlier.index < candidate.index
        && (candidate.slack.width == nil || earlier.size.width <= candidate.size.width)
        && (candidate.slack.height == nil || earlier.size.height <= candidate.size.height)
    }
  }

  private func candidate(_ index: Int, _ size: CGSize, _ slack: AxisSlack) -> CandidateTrace {
    CandidateTrace(
      index: index,
      name: "candidate",
      wasTried: true,
      proposal: .unspecified,
      size: size,
      fits: false,
      slack: slack,
      failedAxis: nil,
      texts: []
    )
  }

  /// Whatever sizes they have, in whatever order they stand, and on whichever axes they are compared.
  @Test func areThoseOfTheRule() {
    var numbers = SplitMix(seed: 17)
    let lengths: [CGFloat] = [0, 1, 2, 3, 4, 5, 6, 7, -1, .infinity, .nan]
    let slacks = [
      AxisSlack(width: 0, height: 0), AxisSlack(width: 0), AxisSlack(height: 0), AxisSlack(),
    ]
    for round in 0..<2_000 {
      let usual = slacks[round % 4]
      let candidates = (0..<Int.random(in: 0...12, using: &numbers)).map { place in
        let size = CGSize(
          width: lengths[Int.random(in: lengths.indices, using: &numbers)],
          height: lengths[Int.random(in: lengths.indices, using: &numbers)]
        )
        let isUsual = Int.random(in: 0..<8, using: &numbers) > 0
        return candidate(
          isUsual ? place : Int.random(in: 0..<4, using: &numbers),
          size,
          isUsual ? usual : slacks[Int.random(in: 0..<4, using: &numbers)]
        )
      }
      let expected = candidates.filter { isUnreachable($0, among: candidates) }.map(\.index)
      #expect(candidates.unreachable.map(\.index) == expected, "\(candidates.map(\.size))")
    }
  }

  /// As many as a loop makes, each wider and lower than the one before: compared one with another they would
  /// take minutes.
  @Test func manyAreLookedAtInTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 20)
      let suite = UnreachableCandidateTests()
      let candidates = (0..<100_000).map { index in
        suite.candidate(
          index,
          CGSize(width: CGFloat(index), height: CGFloat(-index)),
          AxisSlack(width: 0, height: 0)
        )
      }
      #expect(candidates.unreachable.isEmpty)
    }
  }
}
