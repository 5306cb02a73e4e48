import Foundation
import SwiftUISurface

/// Asks another layout for everything, and for its guides in bounds that are moved.
struct Forwarding<Inner: Layout>: Layout {
  var inner: Inner
  var moved = CGPoint.zero

  static var layoutProperties: LayoutProperties { Inner.layoutProperties }

  func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout Inner.Cache) -> ViewSpacing {
    inner.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Inner.Cache
  ) -> CGSize {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Inner.Cache
  ) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Inner.Cache
  ) -> CGFloat? {
    inner.explicitAlignment(
      of: guide,
      in: bounds.offsetBy(dx: moved.x, dy: moved.y),
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Inner.Cache
  ) -> CGFloat? {
    inner.explicitAlignment(
      of: guide,
      in: bounds.offsetBy(dx: moved.x, dy: moved.y),
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}
