public import Foundation

/// Free space that grows along the axis of its stack.
public nonisolated struct Spacer: PrimitiveView, Sendable {
  /// The least length in points, or `nil` for 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Resolves to one node of the lowest priority.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    [.spacer(along: environment.stackAxis, minLength: minLength)]
  }
}
