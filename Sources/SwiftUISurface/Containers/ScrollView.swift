import Foundation

/// Views that may be longer than the room there is: they are proposed no length on the axes they
/// scroll along, and cut off where the room ends (LayoutRules §3.4).
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The axes it scrolls along.
  public var axes: Axis.Set

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Resolves to one node; several views are a column, whichever axes it scrolls along.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    inner.stackAxis = .vertical
    let margins = environment.scrollMargins
    // Within them another one has none.
    if margins != EdgeInsets() { inner.scrollMargins = EdgeInsets() }
    let children = content._resolve(in: inner)
    let alignment = HorizontalAlignment.center.key
    let column = LayoutNode.stack(.vertical, alignment: alignment, spacing: nil, children)
    let stack = margins == EdgeInsets() ? column : column.padded(margins)
    return [.scrolling(stack, along: axes).drawn(under: .clip { _ in .rectangle })]
  }
}
