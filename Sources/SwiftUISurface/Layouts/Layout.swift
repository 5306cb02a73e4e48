public import Foundation

/// A type that says how large a container is and where its views stand (LayoutRules §3.5).
///
/// A layout is asked for sizes several times, with different proposals, before it places anything;
/// the same question must always have the same answer. It is asked on any thread, one at a time per
/// container, which is why layouts are `Sendable`.
public protocol Layout: Animatable, Sendable {
  /// What the layout says about itself as a whole.
  static var layoutProperties: LayoutProperties { get }

  /// The type of what the layout remembers between calls.
  associatedtype Cache = Void

  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What is remembered when layout begins.
  ///
  /// Here a cache lives for one pass of measuring and placing, not for the life of a view: a
  /// resolved layout never changes.
  func makeCache(subviews: Subviews) -> Cache

  /// Renews what is remembered after the views changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container keeps from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size, in points, that the container takes under a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views by calling `place(at:anchor:proposal:)` on each.
  ///
  /// - Parameters:
  ///   - bounds: where the container stands, points; its origin is not zero in general.
  ///   - proposal: what the container's size answered.
  ///   - subviews: the views to place.
  ///   - cache: what `makeCache(subviews:)` made.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The position of a horizontal guide that the container sets, from the left of its bounds'
  /// space; `nil` where it sets none.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide that the container sets, from the top of its bounds' space;
  /// `nil` where it sets none.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The views' distances together, the larger where they differ.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return ViewSpacing() }
    return subviews.reduce(into: .none) { $0.formUnion($1.spacing) }
  }

  /// The guides that the views set themselves, merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The guides that the views set themselves, merged.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedGuide(
    _ key: AlignmentKey,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.node.guides.mayContain(key) }) else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combine(subviews.compactMap { $0.placedGuide(key, in: bounds, proposal) })
  }

  /// Lays out views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A layout with the views in it.
private nonisolated struct LayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  @MainActor
  func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let erased = (layout as? AnyLayout)?.layout ?? layout
    var inner = environment
    inner.stackAxis = type(of: erased).layoutProperties.stackOrientation
    if erased is GridLayout {
      inner.stackAxis = .vertical
      inner.standsInGrid = true
    }
    let children = content._resolve(in: inner)
    let node = LayoutNode.arranged(by: erased, children, direction: environment.layoutDirection)
    guard erased is any ElementLayout else { return [node] }
    // Which layout a hidden type stands for may change: it is not known to be its one view (LayoutRules §3.1, R).
    let isKnown = !(layout is AnyLayout)
    return [isKnown ? Content.stack(node, of: children) : AnyView.stack(node, of: children)]
  }
}

extension LayoutNode {
  /// A container's node: the built-in layouts become the elements of their stacks.
  static func arranged(
    by layout: any Layout,
    _ children: [LayoutNode],
    direction: LayoutDirection
  ) -> LayoutNode {
    if let layout = layout as? any ElementLayout {
      let element = layout.element(children)
      return LayoutNode(element, of: children, spacing: element.spacing)
    }
    if let grid = layout as? GridLayout { return grid.node(children) }
    func node<Arrangement: Layout>(_ layout: Arrangement) -> LayoutNode {
      let element = CustomLayoutElement(
        layout: layout,
        children: children,
        layoutDirection: direction
      )
      return LayoutNode(
        element,
        of: children,
        spacing: element.spacing,
        guides: .any,
        isRemembered: true
      )
    }
    return node(layout)
  }
}
