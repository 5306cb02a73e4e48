/// A view that goes through phases: the first one is shown, since nothing moves here.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let shown: Content?

  /// Creates a view that goes through phases again and again.
  public init<Phases: Sequence>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    shown = phases.first { _ in true }.map(content)
  }

  /// Creates a view that goes through phases once where a value changes.
  public init<Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases,
    trigger: Trigger,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.init(phases, content: content, animation: animation)
  }

  /// The view in its first phase; nothing where there is none.
  public var body: some View { shown }
}

/// The view that phases change, as they see it.
public nonisolated struct PlaceholderContentView<Value: View>: View {
  let value: Value

  /// The view.
  public var body: some View { value }
}

extension View {
  /// Shows the view in the first of some phases, since nothing moves here.
  public nonisolated func phaseAnimator<Phases: Sequence, Changed: View>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> Changed,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    PhaseAnimator(phases) { content(PlaceholderContentView(value: self), $0) }
  }

  /// Shows the view in the first of some phases, since no value changes here.
  public nonisolated func phaseAnimator<Phases: Sequence, Trigger: Equatable, Changed: View>(
    _ phases: Phases,
    trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phases.Element) -> Changed,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
