/// Tells controls that something has changed; here there are none to tell.
public final class ControlCenter: Sendable {
  /// The one there is.
  public static let shared = ControlCenter()

  private init() {}

  /// Accepted without effect.
  public func reloadAllControls() {}
  /// Accepted without effect.
  public func reloadControls(ofKind kind: String) {}
}
