public import LayoutEngine

extension EnvironmentValues {
  /// The rules of the SDK that the app was linked with; those of iOS 17 and later by default.
  @Entry public var layoutSemantics = LayoutSemantics.sdk17
}
