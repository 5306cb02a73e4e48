public import Foundation

/// Layouts of several others, put together by hand or by a surface of views.
extension LayoutNode {
  /// Nothing: no size, nothing drawn.
  public static var empty: LayoutNode { LayoutNode(EmptyElement()) }

  /// Children in a column or row that share its length (LayoutRules §3.1).
  ///
  /// - Parameters:
  ///   - axis: along which they stand.
  ///   - alignment: the guides that meet on the other axis.
  ///   - spacing: the distance of neighbours, points; `nil` for what they prefer.
  package static func stack(
    _ axis: Axis,
    alignment: AlignmentKey,
    spacing: CGFloat?,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    let element = StackElement(
      axis: axis,
      alignment: alignment,
      spacing: spacing,
      children: children
    )
    return LayoutNode(element, of: children, spacing: element.spacing)
  }

  /// Children one below the other.
  public static func column(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    .stack(.vertical, alignment: alignment.key, spacing: spacing, children)
  }

  /// Children side by side.
  public static func row(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    .stack(.horizontal, alignment: alignment.key, spacing: spacing, children)
  }

  /// Children on top of each other, the first lowest (LayoutRules §3.3).
  public static func layers(
    _ alignment: Alignment = .center,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    let element = LayerElement(alignment: alignment, children: children)
    return LayoutNode(element, of: children, spacing: element.spacing)
  }

  /// Candidates of which the first that fits is shown, or else the last (LayoutRules §1.1).
  ///
  /// - Parameters:
  ///   - axes: the constrained ones, on which a candidate's ideal length has to fit.
  ///   - candidates: in the order in which they are tried.
  public static func choice(
    in axes: Axis.Set = [.horizontal, .vertical],
    _ candidates: [LayoutNode]
  ) -> LayoutNode {
    let element = FitElement(axes: axes, candidates: candidates)
    return LayoutNode(element, of: candidates, spacing: element.spacing)
  }

  /// Rows whose cells share columns.
  package static func grid(
    alignment: Alignment,
    horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    let element = GridElement(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      children: children
    )
    return LayoutNode(element, of: children, spacing: element.spacing, isRemembered: true)
  }

  /// Columns, or rows, that are filled in turn.
  package static func lazyGrid(
    _ axis: Axis,
    _ items: [GridItem],
    _ alignment: AlignmentKey,
    spacing: CGFloat?,
    _ children: [LayoutNode]
  ) -> LayoutNode {
    let element = LazyGridElement(
      axis: axis,
      items: items.map(\.bounded),
      alignment: alignment,
      distance: spacing?.bounded ?? LazyGridTracks.standardDistance,
      children: children
    )
    return LayoutNode(element, of: children, spacing: element.spacing, isRemembered: true)
  }

  /// Content that begins at the start of a room which is open on some axes.
  package static func scrolling(_ content: LayoutNode, along axes: Axis.Set) -> LayoutNode {
    LayoutNode(
      ScrollElement(content: content, axes: axes),
      of: [content],
      spacing: ViewSpacing(),
      guides: ExplicitGuides.none
    )
  }
}
