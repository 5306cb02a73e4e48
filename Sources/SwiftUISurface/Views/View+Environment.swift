public import Foundation

extension View {
  /// Sets a value of the environment for the view and what is in it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    environment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for the view and what is in it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    environment { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the user's size of text for the view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment { $0.dynamicTypeSize = size }
  }

  /// Limits the user's size of text for the view to a range.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    environment { environment in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = sizes.first, let greatest = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), greatest)
    }
  }
}

extension View {
  /// Puts an object into the environment of the view.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    environment { $0.setObject(object, of: Object.self) }
  }

  /// Puts an object into the environment of the view, found by its type; `nil` takes it away.
  public nonisolated func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environment { $0.setObject(object, of: Object.self) }
  }
}

extension View {
  /// Sets the user's defaults from which each ``AppStorage`` in the view reads that names none of its own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    let held = MainActorValue(store)
    return environment { $0.defaultAppStorage = held }
  }
}
