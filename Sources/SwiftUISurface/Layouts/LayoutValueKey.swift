/// A type that names a value which views hand to the layout around them.
///
/// Unlike SwiftUI's, values must be `Sendable`: a resolved layout is measured on any thread.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value that the layout around the view can read from its subview.
  ///
  /// Of two values under one key the inner one holds (LayoutRules §3.5).
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> some View {
    let write = LayoutValueWriting(id: ObjectIdentifier(key), value: value)
    return node { node, _ in
      var copy = node
      if copy.values[write.id] == nil { copy.values[write.id] = write.value }
      return copy
    }
  }
}

/// A value on its way to a node.
private struct LayoutValueWriting: Sendable {
  let id: ObjectIdentifier
  let value: any Sendable
}
