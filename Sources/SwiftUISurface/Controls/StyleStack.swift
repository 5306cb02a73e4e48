/// The styles of one kind that are set around a view.
///
/// What a style makes of a view is resolved with those around the style: a view of the same kind in it is not made by
/// the same style again, without end.
struct StyleStack<Style>: Sendable {
  /// From the outermost on.
  private var styles: [MainActorValue<Style>]

  /// No style.
  init() { styles = [] }

  /// The style that holds; `nil` for none.
  @MainActor var innermost: Style? { styles.last?.wrapped }

  /// Sets a style further inside.
  mutating func add(_ style: Style) { styles.append(MainActorValue(style)) }

  /// Takes the innermost style away, where there is one.
  mutating func removeInnermost() { _ = styles.popLast() }
}

extension EnvironmentValues {
  /// The surroundings of what the style of a kind makes that holds: those without it.
  func outside<Key: EnvironmentKey, Style>(styleOf key: Key.Type) -> EnvironmentValues
  where Key.Value == StyleStack<Style> {
    var surroundings = self
    surroundings[key].removeInnermost()
    return surroundings
  }
}
