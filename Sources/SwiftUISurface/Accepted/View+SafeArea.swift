/// The safe areas that a view may reach into.
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device keeps free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Widgets have no safe area: what refers to it is accepted without effect.
extension View {
  /// Accepted without effect: there is no safe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }

  /// Accepted without effect: there is no safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
