import Foundation

/// Candidates of which the first that fits stands for all (LayoutRules §1.1, rules V1–V13).
struct FitElement: LayoutElement {
  /// The constrained axes: only these are compared (V6).
  let axes: Axis.Set
  /// The candidates in builder order, flattened.
  let candidates: [LayoutNode]

  /// The spacing of the first candidate, whichever is chosen (V11).
  var spacing: ViewSpacing { candidates.first?.spacing ?? ViewSpacing() }

  /// What candidates are measured with: constrained axes open, the others as proposed (V2–V4).
  func probe(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.opening(axes)
  }

  /// The first constrained axis on which a size exceeds what was proposed.
  ///
  /// An open proposal is without bound (V7); the comparison is exact (V5).
  func failedAxis(_ size: CGSize, in proposal: ProposedViewSize) -> Axis? {
    for axis in Axis.allCases where axes.contains(axis) {
      let fits = size[axis] <= (proposal[axis] ?? .infinity)
      if !fits { return axis }
    }
    return nil
  }

  /// The position of the first candidate that fits, or of the last (V1, V9); `nil` without any.
  ///
  /// Measures no further than it must, and allocates nothing.
  func chosenIndex(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Int? {
    guard !candidates.isEmpty else { return nil }
    let last = candidates.count - 1
    let probe = probe(proposal)
    for index in 0..<last where fits(candidates[index], probe, in: proposal, &pass) {
      return index
    }
    return last
  }

  private func fits(
    _ candidate: LayoutNode,
    _ probe: ProposedViewSize,
    in proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> Bool {
    if pass.strain != nil { return fitsUnderStrain(candidate, probe, in: proposal, &pass) }
    return switch axes {
    case .horizontal:
      fits(candidate, probe, within: proposal.width, along: .horizontal, &pass)
    case .vertical:
      fits(candidate, probe, within: proposal.height, along: .vertical, &pass)
    default: failedAxis(candidate.sizeThatFits(probe, &pass), in: proposal) == nil
    }
  }

  private func fits(
    _ candidate: LayoutNode,
    _ probe: ProposedViewSize,
    within bound: CGFloat?,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> Bool {
    let bound = bound ?? .infinity
    return candidate.extent(probe, along: axis, upTo: bound, &pass) <= bound
  }

  /// Whether a candidate fits a proposal, each comparison noted with what it is away from another
  /// answer.
  private func fitsUnderStrain(
    _ candidate: LayoutNode,
    _ probe: ProposedViewSize,
    in proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> Bool {
    var fits = true
    for axis in Axis.allCases where axes.contains(axis) {
      guard let bound = proposal[axis], bound < .infinity else { continue }
      let slack = bound - candidate.extent(probe, along: axis, upTo: bound, &pass)
      pass.strain?.noteSlack(slack, along: axis)
      if !(slack >= 0) { fits = false }
    }
    return fits
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
      fits: !isLast || fits(candidates[index], probe(proposal), in: proposal, &pass)
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
    let outcome = outcome(placement.proposal, &realisation.pass)
    let chosenIndex = outcome.chosenIndex
    if realisation.purpose != .measurement, !placement.isHidden {
      let candidates =
        realisation.purpose == .display
        ? traces(placement.proposal, chosenIndex: chosenIndex, &realisation) : []
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

  private func traces(
    _ proposal: ProposedViewSize,
    chosenIndex: Int?,
    _ realisation: inout Realisation
  ) -> [CandidateTrace] {
    let tracing = realisation.tracing
    return candidates.enumerated().map { index, candidate in
      let wasTried = chosenIndex.map { index <= $0 } ?? false
      return trace(
        candidate,
        at: index,
        proposal,
        wasTried: wasTried,
        isMeasured: wasTried || tracing == .all,
        &realisation
      )
    }
  }

  private func trace(
    _ candidate: LayoutNode,
    at index: Int,
    _ proposal: ProposedViewSize,
    wasTried: Bool,
    isMeasured: Bool,
    _ realisation: inout Realisation
  ) -> CandidateTrace {
    let probe = probe(proposal)
    let name = candidate.identifier ?? "candidate \(index + 1)"
    guard isMeasured else {
      return CandidateTrace(
        index: index,
        name: name,
        wasTried: wasTried,
        wasMeasured: false,
        proposal: probe,
        size: .zero,
        fits: false,
        slack: AxisSlack(),
        failedAxis: nil,
        texts: []
      )
    }
    // Placed under the probe, the texts break exactly as they were measured.
    var measured = Realisation(.measurement)
    let size = candidate.sizeThatFits(probe, &measured.pass)
    let failedAxis = failedAxis(size, in: proposal)
    candidate.element.place(
      Placement(origin: .zero, size: size, proposal: probe),
      into: &measured
    )
    // Also what a rejected candidate rests on decides.
    realisation.noteStandIns(of: measured)
    func slack(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis), let bound = proposal[axis] else { return nil }
      return bound - size[axis]
    }
    return CandidateTrace(
      index: index,
      name: name,
      wasTried: wasTried,
      proposal: probe,
      size: size,
      fits: failedAxis == nil,
      slack: AxisSlack(width: slack(.horizontal), height: slack(.vertical)),
      failedAxis: failedAxis,
      texts: measured.texts
    )
  }
}
