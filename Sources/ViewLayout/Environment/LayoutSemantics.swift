/// The rules that hold for an app by the SDK it was linked with, whatever system it runs on
/// (swiftui-semantics §0, R).
public enum LayoutSemantics: Sendable, Hashable, CaseIterable {
  /// Before the SDK of iOS 17: texts in a column touch, and their distance to other views grows in
  /// steps of four points (swiftui-semantics §3.2).
  case beforeSDK17
  /// The SDK of iOS 17 and later.
  case sdk17
}

private struct LayoutSemanticsKey: EnvironmentKey {
  static let defaultValue = LayoutSemantics.sdk17
}

extension EnvironmentValues {
  /// The rules of the SDK that the app was linked with; those of iOS 17 and later by default.
  public var layoutSemantics: LayoutSemantics {
    get { self[LayoutSemanticsKey.self] }
    set { self[LayoutSemanticsKey.self] = newValue }
  }
}
