public import Foundation

/// Views in rows whose cells stand below each other in columns.
///
/// Each `GridRow` is a row; a view that is in none is a row by itself, as wide as all columns.
/// Columns share the width as the views of an `HStack` do, rows the height as those of a `VStack`
/// (Apple calls a grid "something like" both; the order in which columns are served is inferred).
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: where views stand in their cells, unless a row, a column or a cell says
  ///     otherwise.
  ///   - horizontalSpacing: the distance between columns in points; `nil` for the greatest that any
  ///     two neighbours prefer.
  ///   - verticalSpacing: the distance between rows, likewise.
  ///   - content: the rows; another view spans all columns.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    // A divider between rows runs as one between the views of a column does.
    var inner = environment
    inner.stackAxis = .vertical
    inner.standsInGrid = true
    let children = content._resolve(in: inner)
    return [
      .grid(
        alignment: alignment,
        horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing,
        children
      )
    ]
  }
}

/// A row of a `Grid`; elsewhere its views are those of a group.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: where views stand in the row; `nil` for the grid's.
  ///   - content: the views of its cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Resolves to the row's cells, which know that they belong together; outside of a grid to the views of a group.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    guard environment.standsInGrid else {
      return environment.several { content._resolve(in: $0) }
    }
    let row = GridCell.Row(alignment: alignment)
    var inner = environment
    inner.stackAxis = .horizontal
    return content._resolve(in: inner).map { node in node.changingCell { $0.row = row } }
  }
}

extension GridRow: CountedViews {
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool {
    Content.isOne(among: contents)
  }

  /// The row's cells; whether there is a grid around them the place says that they are put in.
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    let row = GridCell.Row(alignment: alignment)
    return content.heldViews(in: environment).map { view in
      view.resolved { stack in
        guard stack.isGrid else { return view.resolve(stack) }
        return view.resolve(SurroundingStack(axis: .horizontal)).map { node in
          node.changingCell { $0.row = row }
        }
      }
    }
  }
}

extension View {
  /// Lets the view take several columns of its row in a `Grid`; less than 1 counts as 1, more than
  /// 1000 as 1000; of several numbers those above 1 are summed up (LayoutRules §3.6).
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    node { node, _ in
      node.changingCell { cell in
        guard count > 1 else { return }
        let others = cell.columnCount > 1 ? cell.columnCount : 0
        cell.columnCount = others + min(count, GridCell.mostColumns - others)
      }
    }
  }

  /// Offers the view what the others need of its column or row in a `Grid`: it makes them longer only where it cannot do
  /// with that; of several sets all axes count (LayoutRules §3.6).
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    node { node, _ in node.changingCell { $0.unsizedAxes.formUnion(axes) } }
  }

  /// Sets which point of the view meets the same point of its cell in a `Grid`; of several the inner one holds
  /// (LayoutRules §3.6).
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    node { node, _ in node.changingCell { $0.anchor = $0.anchor ?? anchor } }
  }

  /// Sets where the views of this view's column stand in their cells; of several for one column the first holds
  /// (LayoutRules §3.6).
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    node { node, _ in node.changingCell { $0.columnAlignment = $0.columnAlignment ?? guide } }
  }
}
