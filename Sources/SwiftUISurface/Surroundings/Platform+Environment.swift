extension EnvironmentValues {
  /// The system whose text styles and leadings hold.
  @Entry public var platform = Platform.iOS
}
