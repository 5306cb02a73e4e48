public import LayoutEngine

// What people will try and there is not: each is declared for the reason that the compiler then gives.

/// A list of rows, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets neither scroll nor have lists: use VStack with ForEach, or Grid for columns"
)
public struct List<Content: View>: PrimitiveView {
  /// Rows one by one.
  public init(@ViewBuilder content: () -> Content) {}

  /// A row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @ViewBuilder rowContent: (Data.Element) -> Content
  ) {}

  /// A row for each element, told apart by a key.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: (Data.Element) -> Content
  ) {}

  /// Rows that are selected.
  public init<Selection>(
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A form of controls, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets neither scroll nor have lists: use VStack with ForEach, or Grid for columns"
)
public struct Form<Content: View>: PrimitiveView {
  /// Controls.
  public init(@ViewBuilder content: () -> Content) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A part of a list, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets neither scroll nor have lists: use VStack with ForEach, or Grid for columns"
)
public struct Section<Content: View>: PrimitiveView {
  /// A part with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {}

  /// A part without a title.
  public init(@ViewBuilder content: () -> Content) {}

  /// A part with a header.
  public init<Header: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {}

  /// A part with a header.
  public init<Header: View>(header: Header, @ViewBuilder content: () -> Content) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// Content that is opened, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets neither scroll nor have lists: use VStack with ForEach, or Grid for columns"
)
public struct DisclosureGroup<Content: View>: PrimitiveView {
  /// Content under a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {}

  /// Content under a title, open or not.
  public init(
    _ title: String,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
