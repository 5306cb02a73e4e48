/// A type that names a value which views hand to those around them.
///
/// Accepted without effect: nobody collects preferences here.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Puts the next view's value together with those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Accepted without effect: nobody collects preferences here.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    self
  }

  /// Accepted without effect: nobody collects preferences here.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    self
  }

  /// Accepted without effect, which answers say: nobody collects preferences here, and whether a widget's archive
  /// shows what the action sets is not published.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    standIn("actions on preferences", "not run, so that what they set stays as it was")
  }

  /// Accepted without effect: nobody collects preferences here.
  public nonisolated func anchorPreference<Told, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Told>.Source,
    transform: @escaping (Anchor<Told>) -> Key.Value
  ) -> some View {
    self
  }

  /// Accepted without effect: nobody collects preferences here.
  public nonisolated func transformAnchorPreference<Told, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Told>.Source,
    transform: @escaping (inout Key.Value, Anchor<Told>) -> Void
  ) -> some View {
    self
  }

  /// Lays views over this one that are made of the value which there is where no view sets one, which answers say:
  /// nobody collects preferences here.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    overlay(alignment: alignment) { transform(Key.defaultValue) }.madeOfNoPreference()
  }

  /// Lays views behind this one that are made of the value which there is where no view sets one, which answers say:
  /// nobody collects preferences here.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    background(alignment: alignment) { transform(Key.defaultValue) }.madeOfNoPreference()
  }

  private nonisolated func madeOfNoPreference() -> some View {
    standIn("views of preferences", "made as if no view had set one")
  }
}
