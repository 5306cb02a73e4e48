import Foundation

/// Children that a `Layout` measures and places.
struct CustomLayoutElement<Arrangement: Layout>: LayoutElement {
  let layout: Arrangement
  let children: [LayoutNode]
  let layoutDirection: LayoutDirection
  /// What the layout's cache is found by within a pass.
  private let identity = ContainerIdentity()

  init(layout: Arrangement, children: [LayoutNode], layoutDirection: LayoutDirection) {
    self.layout = layout
    self.children = children
    self.layoutDirection = layoutDirection
  }

  var spacing: ViewSpacing {
    var pass = LayoutPass()
    return withLayout(&pass) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    withLayout(&pass) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        .answering(proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withLayout(&pass) { subviews, cache in
      layout.guide(key, in: bounds, proposal, subviews, &cache)?.bounded
    }
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let places = withLayout(&realisation.pass) { subviews, cache in
      layout.placeSubviews(
        in: placement.frame,
        proposal: placement.proposal,
        subviews: subviews,
        cache: &cache
      )
      return subviews.map { $0.place(in: placement.frame, placement.proposal) }
    }
    realisation.place(children) { index, realisation in
      let place = places[index]
      var member = placement.member(
        at: place.origin,
        size: place.size,
        proposal: place.proposal
      )
      // A layout that has room hides a view by offering it none.
      if place.proposal == .zero, placement.size != .zero { member.isCollapsed = true }
      children[index].element.place(member, into: &realisation)
    }
  }

  private func withLayout<Result>(
    _ pass: inout LayoutPass,
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(children, layoutDirection: layoutDirection)
    // Unwrapped before it is cast: where `Cache` is an optional, `nil as? Cache` succeeds, and no cache would be one.
    var known = pass.takeCache(of: identity).flatMap { $0 as? Arrangement.Cache }
    let result = subviews.session.lending(&pass) {
      var cache = known ?? layout.makeCache(subviews: subviews)
      known = nil
      defer { known = cache }
      return body(subviews, &cache)
    }
    if let known { pass.keepCache(known, of: identity) }
    return result
  }
}
