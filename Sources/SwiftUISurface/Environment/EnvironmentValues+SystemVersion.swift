public import FontFaces

private struct SystemVersionKey: EnvironmentKey {
  static let defaultValue = SystemVersion.newest
}

extension EnvironmentValues {
  /// The version of the system that lays out: it decides everything that is known to differ between
  /// versions; the newest by default.
  public var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
