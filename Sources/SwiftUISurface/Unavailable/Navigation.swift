public import LayoutEngine

// What people will try and there is not: each is declared for the reason that the compiler then gives.

/// Pages on a stack, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "A widget is one still view without navigation: show what stands on one page, and use widgetURL or Link to open the app"
)
public struct NavigationStack<Content: View>: PrimitiveView {
  /// Its content.
  public init(@ViewBuilder content: () -> Content) {}

  /// Pages of a path.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// Pages, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "A widget is one still view without navigation: show what stands on one page, and use widgetURL or Link to open the app"
)
public struct NavigationView<Content: View>: PrimitiveView {
  /// Its content.
  public init(@ViewBuilder content: () -> Content) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// Pages with tabs, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "A widget is one still view without navigation: show what stands on one page, and use widgetURL or Link to open the app"
)
public struct TabView<Content: View>: PrimitiveView {
  /// Its content.
  public init(@ViewBuilder content: () -> Content) {}

  /// Tabs that are selected.
  public init<Selection: Hashable>(
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// Pages beside a list, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "A widget is one still view without navigation: show what stands on one page, and use widgetURL or Link to open the app"
)
public struct NavigationSplitView<Sidebar: View, Detail: View>: PrimitiveView {
  /// A sidebar and a page.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A way to another page, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "A widget is one still view without navigation: show what stands on one page, and use widgetURL or Link to open the app"
)
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// A way with a title.
  public init(_ title: String, @ViewBuilder destination: () -> Destination)
  where Label == Text {}

  /// A way with a label.
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}

  /// A way with a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}

  /// A way to the page of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
  where Destination == Never {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
