public import DeviceTraits

private struct PlatformKey: EnvironmentKey {
  static let defaultValue = Platform.iOS
}

extension EnvironmentValues {
  /// The system whose text styles and leadings hold.
  public var platform: Platform {
    get { self[PlatformKey.self] }
    set { self[PlatformKey.self] = newValue }
  }
}
