/// A view for each element of a collection; their container arranges them.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// The view whose views are the elements; `nil` where the elements are others.
  var holder: (any View)?
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

  /// Creates views for bindings to elements that identify themselves.
  public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [Binding<Elements.Element>], ID == Elements.Element.ID,
    Elements.Element: Identifiable
  {
    self.init(bindings: data, content: content)
  }

  /// Creates views for bindings to elements that a property identifies.
  public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.init(bindings: data, content: content)
  }

  private nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    bindings data: Binding<Elements>,
    content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    let elements = data.wrappedValue.indices.map { index in
      Binding(
        get: { data.wrappedValue[index] },
        set: { data.wrappedValue[index] = $0 }
      )
    }
    self.data = elements
    self.content = content
  }

  /// Resolves to the nodes of all elements in order.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { inner in
      elements(in: inner).flatMap { content($0)._resolve(in: inner) }
    }
  }

  /// The elements, which may be the views of another one.
  @MainActor
  func elements(in environment: EnvironmentValues) -> Data {
    guard let holder else { return data }
    let subviews = holder.subviews(in: environment).subviews
    return ForEachSubviewCollection<Content>(subviews: subviews) as? Data ?? data
  }
}
