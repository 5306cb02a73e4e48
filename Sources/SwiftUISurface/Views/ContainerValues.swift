/// What a view tells the container around it, each value under the type of its key.
public struct ContainerValues {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  init() {}

  /// The value of a key, its default where the view tells none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    // Unwrapped before it is cast: where `Value` is an optional, `nil as? Value` succeeds, and no value would be one.
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
  }
}

/// A type that names a value which views tell the container around them.
///
/// The environment's keys are of the same kind, so that `@Entry` makes both.
public typealias ContainerValueKey = EnvironmentKey

/// Tells the container around a view a value.
nonisolated struct ContainerValueModifier: PrimitiveModifier {
  let change: (inout ContainerValues) -> Void

  init(_ change: @escaping (inout ContainerValues) -> Void) {
    self.change = change
  }

  @MainActor
  func _resolve(
    _ content: _ViewModifier_Content<ContainerValueModifier>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    content._resolve(in: environment)
  }
}

extension ContainerValueModifier: HoldingModifier {
  @MainActor
  func memberViews(of content: ModifiedViews, in environment: EnvironmentValues) -> [HeldView] {
    content.find(environment).map { view in
      var telling = view
      telling.told.append(change)
      return telling
    }
  }
}

extension View {
  /// Tells the container around the view a value, which that finds in the `containerValues` of its subview.
  ///
  /// Of two values under one key the inner one holds (R).
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
