import Testing

@testable import LayoutEngine

/// Which of several changes is the one that decides.
@Suite struct HeadroomLimitTests {
  private static let ratios: [Double?] = [nil, 0.1, 0.2, 0.3]

  private static func limit(_ ratio: Double?, _ points: Double) -> HeadroomLimit? {
    ratio.map {
      HeadroomLimit(ratio: $0, points: points, outcome: FitOutcome(chosenIndex: 0, fits: true))
    }
  }

  /// The smaller part of itself, of two that are as small the one that grows.
  @Test(arguments: ratios, ratios) func theNearerCounts(_ growth: Double?, _ shrinkage: Double?) {
    let (one, other) = (Self.limit(growth, 1), Self.limit(shrinkage, 2))
    let isGrowth = growth != nil && growth ?? 1 <= shrinkage ?? 1
    let expected = isGrowth ? one : other
    let text = Self.text("a", growth: one, shrinkage: other)
    #expect(text.nearest == expected)
    #expect(BoundHeadroom(reduction: one, enlargement: other).nearest == expected)
  }

  private static func text(
    _ string: String,
    growth: HeadroomLimit?,
    shrinkage: HeadroomLimit?
  ) -> TextHeadroom {
    TextHeadroom(
      role: nil,
      string: string,
      pointSize: 12,
      lines: [],
      width: 100,
      growth: growth,
      shrinkage: shrinkage
    )
  }

  /// How finely a layout is asked that takes no note of everything, and how often: neither shows where notes tell all.
  @Test func stepsAreSoLong() {
    #expect(HeadroomSearch.factorStep == 0.003_906_25 && HeadroomSearch.boundStep == 0.25)
    #expect(HeadroomSearch.Walk.mostSteps == 4_096)
    #expect(HeadroomSearch.Walk.nudge * 1_099_511_627_776 == 1)
  }

  /// What changes in a step that goes on past its note is looked for in it: it need not change at the note.
  ///
  /// Notes that come to nothing are left behind by steps that double.
  @Test(arguments: [(16, 32), (16, 8)] as [(Double, Double)])
  func longStepsAreNotExact(_ start: Double, _ end: Double) {
    let outcome = FitOutcome(chosenIndex: 0, fits: true)
    let outcomes = FitOutcomes(outermost: outcome, all: [outcome])
    func answer(_ value: Double) -> HeadroomSearch.Answer {
      HeadroomSearch.Answer(outcomes: outcomes, below: value, above: value, isContinuous: false)
    }
    var walk = HeadroomSearch.Walk(from: start, to: end, grid: 0.25, answer(start))
    var exact: [Bool] = []
    while let step = walk.next() {
      exact.append(step.isExact)
      walk.take(step, answer(step.past))
    }
    #expect(exact.count > 30 && exact.first == true && !exact.dropFirst().contains(true))
  }

  /// The text that changes least decides, the first of several, whatever changes in points.
  @Test func theLeastChangeDecides() {
    for first in Self.ratios {
      for second in Self.ratios {
        for third in Self.ratios {
          let changes = [first, second, third]
          let texts = changes.enumerated().map { index, ratio in
            let limit = Self.limit(ratio, Double(10 - index))
            return Self.text(
              "\(index)",
              growth: index == 1 ? limit : nil,
              shrinkage: index == 1 ? nil : limit
            )
          }
          let none = BoundHeadroom(reduction: nil, enlargement: nil)
          let headroom = Headroom(
            outcome: FitOutcome(chosenIndex: 0, fits: true),
            texts: texts,
            width: none,
            height: none
          )
          let least = changes.compactMap { $0 }.min()
          let deciding = least.flatMap { changes.firstIndex(of: $0) }
          #expect(headroom.decidingText?.string == deciding.map { "\($0)" }, "\(changes)")
        }
      }
    }
  }
}
