public import LayoutEngine

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
