extension EnvironmentValues {
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

extension DynamicTypeSize {
  /// The size of the text style `body` on iOS, in points.
  package var bodyPointSize: Double {
    TextStyleTable.measure(.body, at: self, on: .iOS).size
  }
}
