import Foundation

/// Candidates of which the first that fits stands for all (LayoutRules §1.1, rules V1–V13).
struct FitElement: ChoosingElement {
  /// The constrained axes: only these are compared (V6).
  let axes: Axis.Set
  /// The candidates in builder order, flattened.
  let candidates: [LayoutNode]

  /// The spacing of the first candidate, whichever is chosen (V11); without any, nothing touches its neighbours.
  var spacing: ViewSpacing { candidates.first?.spacing ?? .zero }

  private func bounds(_ proposal: ProposedViewSize) -> FitBounds {
    FitBounds(axes: axes, proposal: proposal)
  }

  var choice: (any ChoosingElement)? { self }

  /// The position of the first candidate that fits, or of the last (V1, V9); `nil` without any.
  ///
  /// Measures no further than it must, and allocates nothing.
  func chosenIndex(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Int? {
    guard !candidates.isEmpty else { return nil }
    let last = candidates.count - 1
    let bounds = bounds(proposal)
    for index in 0..<last where bounds.hold(candidates[index], &pass) { return index }
    return last
  }

  /// The candidate shown under a proposal and whether it fits.
  func outcome(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> FitOutcome {
    guard let index = chosenIndex(proposal, &pass) else {
      return FitOutcome(chosenIndex: nil, fits: true)
    }
    // Any other was chosen because it fits.
    let isLast = index == candidates.count - 1
    return FitOutcome(
      chosenIndex: index,
      fits: !isLast || bounds(proposal).hold(candidates[index], &pass)
    )
  }

  private func chosen(
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> LayoutNode? {
    chosenIndex(proposal, &pass).map { candidates[$0] }
  }

  /// The chosen candidate's size under the whole proposal, not the size that was tested (V10).
  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    chosen(proposal, &pass)?.sizeThatFits(proposal, &pass) ?? .zero
  }

  /// The width of the candidate that is shown, where no height changes which one that is, or how wide it is.
  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    // Under strain each comparison has something to note.
    guard let last = candidates.last, pass.strain == nil else { return nil }
    guard axes == .horizontal else {
      guard let width = last.widthAtAnyHeight(proposed, &pass) else { return nil }
      for index in candidates.indices.dropLast()
      where candidates[index].widthAtAnyHeight(proposed, &pass) != width {
        return nil
      }
      return width
    }
    let bounds = bounds(ProposedViewSize(width: proposed, height: nil))
    for candidate in candidates.dropLast() {
      guard let length = candidate.widthAtAnyHeight(nil, &pass) else { return nil }
      if bounds.hold(length, along: .horizontal) {
        return candidate.widthAtAnyHeight(proposed, &pass)
      }
    }
    return last.widthAtAnyHeight(proposed, &pass)
  }

  var endlessAxes: Axis.Set {
    guard let last = candidates.last else { return [] }
    return candidates.reduce(last.endlessAxes) { $0.intersection($1.endlessAxes) }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    chosen(proposal, &pass)?.explicitGuide(key, size: size, proposal: proposal, &pass)
  }

  /// Chooses again, with the proposal of the final place (V12).
  func place(_ placement: Placement, into realisation: inout Realisation) {
    guard realisation.purpose != .everyCandidate else {
      for candidate in candidates {
        let size = candidate.sizeThatFits(placement.proposal, &realisation.pass)
        candidate.element.place(
          placement.member(at: placement.origin, size: size, proposal: placement.proposal),
          into: &realisation
        )
      }
      return
    }
    let outcome = outcome(placement.proposal, &realisation.pass)
    let chosenIndex = outcome.chosenIndex
    if realisation.purpose != .measurement, !placement.isHidden {
      let candidates =
        realisation.purpose == .display
        ? traces(placement.proposal, outcome, &realisation) : []
      realisation.choices.append(
        FitTrace(
          proposal: placement.proposal,
          axes: axes,
          outcome: outcome,
          candidates: candidates,
          depth: placement.fitDepth
        )
      )
    }
    guard let chosenIndex else { return }
    var inner = placement.member(
      at: placement.origin,
      size: placement.size,
      proposal: placement.proposal
    )
    inner.fitDepth += 1
    candidates[chosenIndex].element.place(inner, into: &realisation)
  }
}
