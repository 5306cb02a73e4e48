/// A view that shows the first of its candidates whose ideal size fits what it is offered.
///
/// Candidates are tried in the order of the builder. On the constrained axes each is asked for its
/// ideal length; the first that takes no more than offered is shown, or the last if none does. The
/// shown one is then laid out with the whole offer, so that it may wrap or be cut there
/// (LayoutRules §1.1, V1–V16).
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view from the axes on which candidates must fit, by default both, and candidates.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Resolves to one node that holds the flattened candidates (§1.3).
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    // Spacers and dividers among the candidates lie as the stack around has them lie. Of a row's views each is a candidate.
    var inner = environment.ofAnyNumber
    if inner.standsInGrid { inner.standsInGrid = false }
    return [.choice(in: axes, content._resolve(in: inner))]
  }
}
