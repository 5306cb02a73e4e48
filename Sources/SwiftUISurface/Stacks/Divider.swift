import Foundation

/// A hairline between the members of a stack.
public nonisolated struct Divider: PrimitiveView, Sendable {
  /// Creates a divider.
  public init() {}

  /// Resolves to one node: a line of one pixel, of one point at accessibility sizes.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    [
      .divider(
        along: environment.stackAxis == .horizontal ? .vertical : .horizontal,
        thickness: environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength,
        color: Color.primary.displayColor(in: environment).opacity(0.29)
      )
    ]
  }
}
