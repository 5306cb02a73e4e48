import Foundation

/// What candidates are held against: whether one fits is decided here and nowhere else
/// (LayoutRules §1.1, rules V2–V7).
struct FitBounds {
  /// The constrained axes: only these are compared (V6).
  let axes: Axis.Set
  /// What the choice itself is proposed.
  let proposal: ProposedViewSize

  /// What candidates are measured with: constrained axes open, the others as proposed (V2–V4).
  var probe: ProposedViewSize { proposal.opening(axes) }

  /// The greatest length that fits; an open proposal is without bound (V7).
  private func bound(along axis: Axis) -> CGFloat {
    axes.contains(axis) ? proposal[axis] ?? .infinity : .infinity
  }

  /// Whether a length fits; the comparison is exact (V5).
  func hold(_ length: CGFloat, along axis: Axis) -> Bool {
    length <= bound(along: axis)
  }

  /// The first constrained axis on which a size does not fit, horizontal before vertical.
  func failedAxis(of size: CGSize) -> Axis? {
    if axes.contains(.horizontal), !hold(size.width, along: .horizontal) { return .horizontal }
    if axes.contains(.vertical), !hold(size.height, along: .vertical) { return .vertical }
    return nil
  }

  /// What a size leaves of the bounds.
  func slack(of size: CGSize) -> AxisSlack {
    func slack(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis), let bound = proposal[axis] else { return nil }
      return bound - size[axis]
    }
    return AxisSlack(width: slack(.horizontal), height: slack(.vertical))
  }

  /// Whether a candidate fits.
  ///
  /// Looks at no more of it than the comparison needs. Under strain every comparison notes what it is
  /// away from another answer.
  func hold(_ candidate: LayoutNode, _ pass: inout LayoutPass) -> Bool {
    if pass.strain == nil, axes == [.horizontal, .vertical] {
      return failedAxis(of: candidate.sizeThatFits(probe, &pass)) == nil
    }
    let holdsWidth = hold(candidate, along: .horizontal, &pass)
    guard holdsWidth || pass.strain != nil else { return false }
    return hold(candidate, along: .vertical, &pass) && holdsWidth
  }

  private func hold(_ candidate: LayoutNode, along axis: Axis, _ pass: inout LayoutPass) -> Bool {
    let bound = bound(along: axis)
    guard bound != .infinity else { return true }
    let length = candidate.length(LengthQuestion(probe, along: axis, upTo: bound), &pass)
    pass.strain?.noteSlack(bound - length, along: axis)
    return hold(length, along: axis)
  }
}
