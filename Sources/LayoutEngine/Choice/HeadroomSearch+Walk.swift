extension HeadroomSearch {
  /// What is shown at one value, and the nearest values at which something changes.
  struct Answer {
    let outcomes: FitOutcomes
    let below: Double
    let above: Double
    /// Whether something may change in between, since lengths count that change without steps.
    let isContinuous: Bool
  }

  /// A walk from one value towards another, from note to note.
  ///
  /// No longer than a number of steps allows, whatever the notes are: those that come to nothing,
  /// such as that of a text in a frame of its own, are left behind by steps that double.
  struct Walk {
    /// How far one step goes.
    struct Step {
      /// Up to where what is shown is the same, if ``isExact``.
      let bound: Double
      /// The value beyond it at which the layout is asked again.
      let past: Double
      /// Whether nothing can change before the bound, nor between that and where the layout is asked again but by a nudge.
      let isExact: Bool
    }

    /// Where it stands.
    private(set) var value: Double
    private var answer: Answer
    private let end: Double
    /// 1 upwards, -1 downwards.
    private let direction: Double
    /// The longest step where notes do not tell all.
    private let grid: Double
    /// How far past a note the layout is asked.
    private let nudge: Double
    private var leastStep: Double
    private var stepsLeft = Self.mostSteps

    static let mostSteps = 4_096
    /// How far past a note the layout is asked again, in parts of the value.
    static let nudge = 0x1p-40

    init(from start: Double, to end: Double, grid: Double, _ answer: Answer) {
      value = start
      self.answer = answer
      self.end = end
      direction = end > start ? 1 : -1
      self.grid = grid
      nudge = start * Self.nudge
      leastStep = nudge
    }

    /// The next step; `nil` at the end.
    func next() -> Step? {
      guard stepsLeft > 0, isBefore(value, end) else { return nil }
      let note = direction > 0 ? answer.above : answer.below
      var bound = isBefore(note, end) ? note : end
      if answer.isContinuous, isBefore(moved(by: grid), bound) { bound = moved(by: grid) }
      let least = moved(by: max(leastStep, share))
      let beyond = bound + direction * nudge
      // However long the least step has become, nobody asks further beyond the end than a nudge.
      let last = end + direction * nudge
      var past = isBefore(bound, least) ? least : beyond
      if isBefore(last, past) { past = last }
      // What changes in a step that goes on past its note may do so anywhere behind that.
      let isExact = !answer.isContinuous && !isBefore(beyond, past)
      return Step(bound: bound, past: past, isExact: isExact)
    }

    /// Goes a step.
    /// - Parameter answer: what was found past its bound.
    mutating func take(_ step: Step, _ answer: Answer) {
      let least = max(leastStep, share)
      leastStep = abs(step.past - value) <= least * 2 ? least * 2 : nudge
      value = step.past
      self.answer = answer
      stepsLeft -= 1
    }

    /// A long way is gone to its end: once half of the steps are taken, each is at least its share of
    /// the rest.
    private var share: Double {
      stepsLeft > Self.mostSteps / 2 ? 0 : abs(end - value) / Double(stepsLeft)
    }

    private func moved(by length: Double) -> Double { value + direction * length }

    private func isBefore(_ one: Double, _ other: Double) -> Bool {
      (other - one) * direction > 0
    }
  }
}
