public import Foundation

/// Views side by side.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the guides that stand at one height.
  ///   - spacing: the distance between neighbours in points; `nil` for what they prefer
  ///     (LayoutRules §3.2).
  ///   - content: the views, from the leading edge.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    inner.stackAxis = .horizontal
    let nodes = content._resolve(in: inner)
    return [
      Content.stack(
        .stack(.horizontal, alignment: alignment.key, spacing: spacing, nodes),
        of: nodes
      )
    ]
  }
}
