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

  /// The styles around the one that holds.
  var outer: StyleStack {
    var stack = self
    stack.styles = Array(styles.dropLast())
    return stack
  }

  /// Sets a style further inside.
  mutating func add(_ style: Style) { styles.append(MainActorValue(style)) }
}
