public import FontFaces

extension EnvironmentValues {
  /// The version of the system that lays out: it decides everything that is known to differ between
  /// versions; the newest by default.
  @Entry public var systemVersion = SystemVersion.newest
}
