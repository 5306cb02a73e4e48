public import Foundation

/// A layout whose type is hidden, so that views can change from one to another.
public struct AnyLayout: Layout {
  let layout: any Layout

  /// Creates a layout that hides the type of another.
  public init<Hidden: Layout>(_ layout: Hidden) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate var value: Any
  }

  /// The cache of the hidden layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  /// Renews the cache of the hidden layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateErasedCache(&cache.value, subviews)
  }

  /// The spacing of the hidden layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.erasedSpacing(subviews, &cache.value)
  }

  /// The size of the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    layout.erasedSize(proposal, subviews, &cache.value)
  }

  /// Places the views as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    layout.erasedPlace(in: bounds, proposal, subviews, &cache.value)
  }

  /// The guide of the hidden layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.erasedGuide(guide.key, in: bounds, proposal, subviews, &cache.value)
  }

  /// The guide of the hidden layout.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.erasedGuide(guide.key, in: bounds, proposal, subviews, &cache.value)
  }
}

/// A layout's requirements with its cache's type hidden.
extension Layout {
  fileprivate func own(_ cache: Any, _ subviews: Subviews) -> Cache {
    cache as? Cache ?? makeCache(subviews: subviews)
  }

  fileprivate func updateErasedCache(_ cache: inout Any, _ subviews: Subviews) {
    var own = own(cache, subviews)
    updateCache(&own, subviews: subviews)
    cache = own
  }

  fileprivate func erasedSpacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    var own = own(cache, subviews)
    defer { cache = own }
    return spacing(subviews: subviews, cache: &own)
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGSize {
    var own = own(cache, subviews)
    defer { cache = own }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
  }

  fileprivate func erasedPlace(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Any
  ) {
    var own = own(cache, subviews)
    defer { cache = own }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
  }

  fileprivate func erasedGuide(
    _ key: AlignmentKey,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    var own = own(cache, subviews)
    defer { cache = own }
    return guide(key, in: bounds, proposal, subviews, &own)
  }

  /// The position of a guide on either axis that the container sets.
  func guide(
    _ key: AlignmentKey,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key: key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key: key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }
}
