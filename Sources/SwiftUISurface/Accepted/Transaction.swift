/// How a change is animated; nothing moves here.
public struct Transaction: Sendable {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether animations of views within are left out.
  public var disablesAnimations = false

  /// Creates a change without an animation.
  public init() {}

  /// Creates a change with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs a change; here it is only run.
@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A change to a view whose data would be animated.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Accepted without effect: nothing moves.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Accepted without effect: nothing moves.
  public nonisolated func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
