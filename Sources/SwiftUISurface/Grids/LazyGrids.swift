public import Foundation

/// Views in columns, filled row by row; nothing is lazy here.
///
/// Takes the width it is proposed, and more where its columns need it.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge.
  ///   - alignment: where the columns stand in a broader grid.
  ///   - spacing: the distance between rows in points; `nil` for 8.
  ///   - pinnedViews: accepted without effect: nothing scrolls here.
  ///   - content: the views of the cells, in their order.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    [
      .lazyGrid(
        .vertical,
        columns,
        alignment.key,
        spacing: spacing,
        content._resolve(in: environment.inLazyGrid)
      )
    ]
  }
}

/// Views in rows, filled column by column; nothing is lazy here.
///
/// Takes the height it is proposed, and more where its rows need it.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: the rows, from the top.
  ///   - alignment: where the rows stand in a higher grid.
  ///   - spacing: the distance between columns in points; `nil` for 8.
  ///   - pinnedViews: accepted without effect: nothing scrolls here.
  ///   - content: the views of the cells, in their order.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    [
      .lazyGrid(
        .horizontal,
        rows,
        alignment.key,
        spacing: spacing,
        content._resolve(in: environment.inLazyGrid)
      )
    ]
  }
}

extension EnvironmentValues {
  /// The environment of cells: spacers and dividers there are not in a stack.
  var inLazyGrid: EnvironmentValues {
    var inner = self
    inner.stackAxis = nil
    return inner
  }
}
