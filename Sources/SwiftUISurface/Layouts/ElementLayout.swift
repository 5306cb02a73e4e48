import Foundation

/// A built-in layout: its work is done by an element, which stacks use directly.
protocol ElementLayout: Layout where Cache == Void {
  associatedtype Element: ArrangingElement
  func element(_ children: [LayoutNode]) -> Element
}

extension ElementLayout {
  private func element(_ subviews: LayoutSubviews) -> Element {
    element(subviews.map(\.node))
  }

  /// The stack's spacing: that of its outer views.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    element(subviews).spacing
  }

  /// The stack's size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    element(subviews).sizeThatFits(proposal, &subviews.session.pass)
  }

  /// Places the views as the stack does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let places = element(subviews).places(in: bounds.size, proposal, &subviews.session.pass)
    for (subview, place) in zip(subviews, places) {
      let origin = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
      subview.place(at: origin, proposal: place.proposal)
    }
  }
}
