extension EnvironmentValues {
  /// The user's size of text.
  ///
  /// It scales text styles, not `.system(size:)`.
  @Entry public var dynamicTypeSize = DynamicTypeSize.large

  /// Whether texts are set at a type size that the widget may not follow: in accessory families on
  /// iOS, at every size but `large`.
  package var leavesTypeSizeOpen: Bool {
    guard dynamicTypeSize != .large, platform == .iOS else { return false }
    switch widgetFamily {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: return true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: return false
    }
  }
}
