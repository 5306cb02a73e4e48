/// The rules that hold for an app by the SDK it was linked with, whatever system it runs on
/// (LayoutRules §0, R).
public enum LayoutSemantics: Sendable, Hashable, CaseIterable {
  /// Before the SDK of iOS 17: texts in a column touch, and their distance to other views grows in
  /// steps of four points (LayoutRules §3.2).
  case beforeSDK17
  /// The SDK of iOS 17 and later.
  case sdk17
}
