public import Foundation

/// Views one below the other.
public nonisolated struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: the guides that stand below each other.
  ///   - spacing: the distance between neighbours in points; `nil` for what they prefer: between
  ///     texts in system fonts it is zero (LayoutRules §3.2).
  ///   - content: the views, from the top.
  public init(
    alignment: HorizontalAlignment = .center,
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
    inner.stackAxis = .vertical
    let nodes = content._resolve(in: inner)
    return [
      Content.stack(
        .stack(.vertical, alignment: alignment.key, spacing: spacing, nodes),
        of: nodes
      )
    ]
  }
}
