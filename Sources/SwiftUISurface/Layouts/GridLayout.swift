public import Foundation

/// The layout of a `Grid`, for use as a value.
public struct GridLayout: Layout {
  /// Where views stand in their cells, unless a row, a column or a cell says otherwise.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for the greatest that any two neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, likewise.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The grid of some views.
  func node(_ children: [LayoutNode]) -> LayoutNode {
    .grid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      children
    )
  }

  /// The grid's spacing: that of its outer views.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    node(subviews.map(\.node)).spacing
  }

  /// The grid's size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    node(subviews.map(\.node)).sizeThatFits(proposal, &subviews.session.pass)
  }

  /// Places the views as the grid does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let grid = node(subviews.map(\.node)).element as? any ArrangingElement else { return }
    let places = grid.places(in: bounds.size, proposal, &subviews.session.pass)
    for (subview, place) in zip(subviews, places) {
      let origin = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
      subview.place(at: origin, proposal: place.proposal)
    }
  }
}
