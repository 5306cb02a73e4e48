/// A view for each element of a collection; their container arranges them.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Creates views for elements that identify themselves.
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// Creates views for elements that a property identifies.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates views for a constant range of numbers.
  public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }

  /// Resolves to the nodes of all elements in order.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    data.flatMap { content($0)._resolve(in: environment) }
  }
}
