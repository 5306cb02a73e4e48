/// The line-breaking rules as a table: a state and a class give a decision and the next state.
///
/// States are the contexts that can be reached from the start of a text (a few hundred).
/// Immutable; any thread.
package struct LineBreakMachine: Sendable {
  /// What one step says.
  package struct Step: Sendable {
    fileprivate let bits: UInt16

    /// The state after the class.
    @inline(__always)
    package var state: Int { Int(bits >> 4) }
    /// A line may end before the class.
    @inline(__always)
    package var isAllowed: Bool { bits & 3 != 0 }
    /// A line must end before the class.
    @inline(__always)
    package var isMandatory: Bool { bits & 3 == 2 }
    /// A line may end at the place that waited for this class: at the last class that is no mark.
    @inline(__always)
    package var allowsPending: Bool { bits & 4 != 0 }
    /// The place before the class waits for the next one.
    @inline(__always)
    package var isPending: Bool { bits & 8 != 0 }
  }

  private let steps: [Step]
  private let width: Int
  /// For a state at the text's end: whether the place that waits there is an opportunity.
  private let opensAtEnd: [Bool]

  /// The state at the start of a text.
  package static let start = 0

  /// The machine of all rules.
  package static let shared = LineBreakMachine()

  @inline(__always)
  package func step(_ state: Int, _ next: UInt8) -> Step {
    steps[state &* width &+ Int(next)]
  }

  package func allowsPendingAtEnd(_ state: Int) -> Bool { opensAtEnd[state] }

  private init() {
    var contexts = [LineBreakContext()]
    // By the contexts' numbers, and one, so that 0 is none: to hash contexts took a twentieth of a
    // start of the command.
    var states = [UInt16](repeating: 0, count: LineBreakContext.numberLimit)
    states[contexts[0].number] = 1
    var steps: [Step] = []
    var index = 0
    while index < contexts.count {
      let context = contexts[index]
      for next in LineBreakUnit.all {
        let decision = LineBreakRules.decide(context, next)
        let after = LineBreakRules.advance(context, next, decision)
        let number = after.number
        if states[number] == 0 {
          contexts.append(after)
          states[number] = UInt16(contexts.count)
        }
        let state = Int(states[number]) - 1
        assert(state < 1 << 12)
        var bits = UInt16(state) << 4
        switch decision {
        case .prohibited: break
        case .allowed: bits |= 1
        case .mandatory: bits |= 2
        case .open: bits |= 8
        }
        if LineBreakRules.answer(context, next) == .allowed { bits |= 4 }
        steps.append(Step(bits: bits))
      }
      index += 1
    }
    self.steps = steps
    width = LineBreakUnit.all.count
    opensAtEnd = contexts.map { $0.question?.isAllowedAtEnd ?? false }
  }
}
