import Foundation
import Typesetting

/// Finds the nearest change of a text or of the bounds that alters what a layout shows.
///
/// Goes from note to note: a pass under strain tells at which factor or length the next line or
/// comparison changes, and there it is asked again. Where lengths matter that change without steps,
/// such as widths in a row, it also looks at a grid, and bisects between two points of it.
struct HeadroomSearch {
  let layout: LayoutNode
  let bounds: CGSize
  /// What is shown as things are.
  let outcomes: FitOutcomes
  /// Which `ViewThatFits` count.
  private let scope: Scope

  /// Which `ViewThatFits` of a layout count for its answer.
  enum Scope {
    /// The outermost, where the layout as it is has no other.
    case outermost
    /// All that are placed.
    case all
  }

  /// The longest step of a text's factor, and of a bound in points, in layouts without notes for
  /// everything.
  static let factorStep = 1.0 / 256
  static let boundStep = 0.25

  init?(_ layout: LayoutNode, in bounds: CGSize, _ scope: Scope) {
    let isUsable = bounds.width.isFinite && bounds.height.isFinite
    guard isUsable, let outcomes = Self.probe(layout, bounds, scope, LayoutStrain())?.outcomes
    else { return nil }
    self.layout = layout
    self.bounds = bounds
    self.outcomes = outcomes
    self.scope = scope
  }

  // MARK: - Questions

  /// How much wider and narrower all advances of a text may be.
  func headroom(of text: TextTrace) -> TextHeadroom {
    var width = 0.0
    var openWidth: Double?
    var lines: [SourceWidths] = []
    func probe(_ factor: Double) -> Answer? {
      let strain = LayoutStrain(text: text.measuredString, factor: factor)
      guard let (outcomes, noted) = Self.probe(layout, bounds, scope, strain) else { return nil }
      width = max(width, noted.textWidth)
      openWidth = openWidth ?? noted.openTextWidth
      if lines.isEmpty, let noted = noted.textLines { lines = noted }
      return Answer(
        outcomes: outcomes,
        below: noted.lowerFactor,
        above: noted.upperFactor,
        isContinuous: noted.isContinuous
      )
    }
    let own = probe(1)
    let isOpen = openWidth != nil
    let reference = openWidth ?? width
    // What a text that is proposed no width takes is multiplied; a line that just takes what there is at a
    // factor is shorter by it as things are.
    func points(_ factor: Double) -> Double {
      reference * abs(isOpen ? factor - 1 : 1 - 1 / factor)
    }
    let most = 1 + Headroom.greatestRatio
    let up = change(from: 1, own, to: most, grid: Self.factorStep, probe)
    let down = change(from: 1, own, to: 1 / most, grid: Self.factorStep, probe)
    return TextHeadroom(
      role: text.role,
      string: text.string,
      pointSize: text.pointSize,
      lines: lines.map(\.bySource),
      width: reference,
      growth: up.map { change in
        HeadroomLimit(
          ratio: change.value - 1,
          points: points(change.value),
          outcome: change.outcome
        )
      },
      shrinkage: down.map { change in
        HeadroomLimit(
          ratio: 1 - change.value,
          points: points(change.value),
          outcome: change.outcome
        )
      }
    )
  }

  /// How much smaller and larger a length of the bounds may be.
  func headroom(along axis: Axis) -> BoundHeadroom {
    let length = Double(bounds[axis])
    guard length > 0 else { return BoundHeadroom(reduction: nil, enlargement: nil) }
    func probe(_ length: Double) -> Answer? {
      var bounds = bounds
      bounds[axis] = CGFloat(length)
      guard let (outcomes, noted) = Self.probe(layout, bounds, scope, LayoutStrain()) else {
        return nil
      }
      return Answer(
        outcomes: outcomes,
        below: length - (axis == .horizontal ? noted.narrowing : noted.lowering),
        above: length + (axis == .horizontal ? noted.widening : noted.heightening),
        isContinuous: noted.isContinuous
      )
    }
    func limit(_ change: Change) -> HeadroomLimit {
      let points = abs(change.value - length)
      return HeadroomLimit(ratio: points / length, points: points, outcome: change.outcome)
    }
    let part = 1 / (1 + Headroom.greatestRatio)
    let (own, grid) = (probe(length), Self.boundStep)
    return BoundHeadroom(
      reduction: change(from: length, own, to: length * part, grid: grid, probe).map(limit),
      enlargement: change(from: length, own, to: length / part, grid: grid, probe).map(limit)
    )
  }

  // MARK: - Search

  /// The value up to which what is shown is the same, and what is shown beyond it.
  private struct Change {
    let value: Double
    let outcome: FitOutcome
  }

  /// The nearest change of what is shown on the way from one value to another.
  /// - Parameters:
  ///   - answer: what is known at the first value, which both ways from it share.
  ///   - grid: the longest step where notes do not tell all.
  private func change(
    from start: Double,
    _ answer: Answer?,
    to end: Double,
    grid: Double,
    _ probe: (Double) -> Answer?
  ) -> Change? {
    guard let answer else { return nil }
    var walk = Walk(from: start, to: end, grid: grid, answer)
    while let step = walk.next() {
      guard let beyond = probe(step.past) else { return nil }
      guard beyond.outcomes == outcomes else {
        let outcome = beyond.outcomes.outermost
        return step.isExact
          ? Change(value: step.bound, outcome: outcome)
          : bisected(between: walk.value, and: step.past, outcome, probe)
      }
      walk.take(step, beyond)
    }
    return nil
  }

  /// The value between two, next to the last at which the outcome is still the same.
  private func bisected(
    between same: Double,
    and different: Double,
    _ outcome: FitOutcome,
    _ probe: (Double) -> Answer?
  ) -> Change? {
    var (same, different, outcome) = (same, different, outcome)
    // Of the smallest numbers a part of one is none: neighbours have nothing between them.
    while abs(different - same) > max(abs(same) * Walk.nudge, same.ulp) {
      let middle = (same + different) / 2
      guard let answer = probe(middle) else { return nil }
      if answer.outcomes == outcomes {
        same = middle
      } else {
        (different, outcome) = (middle, answer.outcomes.outermost)
      }
    }
    return Change(value: same, outcome: outcome)
  }

  private static func probe(
    _ layout: LayoutNode,
    _ bounds: CGSize,
    _ scope: Scope,
    _ strain: LayoutStrain
  ) -> (outcomes: FitOutcomes, strain: LayoutStrain)? {
    var pass = LayoutPass(strain: strain)
    let outcomes: FitOutcomes? =
      switch scope {
      case .outermost:
        layout.outcome(in: bounds, &pass).map { FitOutcomes(outermost: $0, all: [$0]) }
      case .all: layout.outcomes(in: bounds, &pass)
      }
    guard let outcomes else { return nil }
    return (outcomes, pass.strain ?? strain)
  }
}
