public import LayoutEngine

/// A chart: its frame stands in for it, since what its axes and marks take is nowhere published.
///
/// Like a shape it takes what it is offered, and 10 points where nothing is said; what is around it is
/// laid out as on iOS. What is in it is neither drawn nor looked at: texts of its axes, its legend and
/// its annotations are not among those that are judged, nor are those behind or over it.
public nonisolated struct Chart<Content: View>: PrimitiveView {
  /// Creates a chart of marks.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, Mark: View>(
    _ data: Data,
    @ViewBuilder content: (Data.Element) -> Mark
  ) where Content == EmptyView, Data.Element: Identifiable {}

  /// Creates a chart with marks for each element, which a path into them tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> Mark
  ) where Content == EmptyView {}

  /// Resolves to one node that is as large as it is proposed.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    Image(source: .chart).resizable()._resolve(in: environment)
  }
}

/// What charts are made of are views here: nothing of them is shown.
public typealias ChartContent = View

/// Makes marks of those written in a closure.
public typealias ChartContentBuilder = ViewBuilder

/// What axes of charts are made of are views here: nothing of them is shown.
public typealias AxisContent = View

/// Makes what an axis is made of of what is written in a closure.
public typealias AxisContentBuilder = ViewBuilder

/// What stands at a value of an axis is a view here: nothing of it is shown.
public typealias AxisMark = View

/// Makes what stands at a value of an axis of what is written in a closure.
public typealias AxisMarkBuilder = ViewBuilder
