/// The system whose rules for text a layout follows.
public enum Platform: Sendable, Hashable, CaseIterable {
  /// iPhone and iPad.
  case iOS
  /// Apple Watch.
  ///
  /// Its sizes and line advances are the guidelines'; its font, SF Compact, is not measured, so
  /// that widths are those of the iPhone's font.
  case watchOS
}

extension EnvironmentValues {
  /// The system whose text styles and leadings hold.
  @Entry public var platform = Platform.iOS
}
