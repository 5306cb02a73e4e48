/// A view that is changed by a value which goes through keyframes: it is shown with the first value, since nothing moves
/// here.
public nonisolated struct KeyframeAnimator<Value, Content: View>: View {
  private let shown: Content

  /// Creates a view whose value goes through keyframes again and again.
  public init<Path: Keyframes>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) where Path.Value == Value {
    shown = content(initialValue)
  }

  /// Creates a view whose value goes through keyframes once where another one changes.
  public init<Trigger: Equatable, Path: Keyframes>(
    initialValue: Value,
    trigger: Trigger,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) where Path.Value == Value {
    shown = content(initialValue)
  }

  /// The view with the first value.
  public var body: some View { shown }
}

extension View {
  /// Shows the view with the first of the values that go through keyframes, since nothing moves here.
  public nonisolated func keyframeAnimator<Value, Path: Keyframes, Changed: View>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    content(PlaceholderContentView(value: self), initialValue)
  }

  /// Shows the view with the first of the values that go through keyframes, since no value changes here.
  public nonisolated func keyframeAnimator<
    Value,
    Trigger: Equatable,
    Path: Keyframes,
    Changed: View
  >(
    initialValue: Value,
    trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    content(PlaceholderContentView(value: self), initialValue)
  }
}
