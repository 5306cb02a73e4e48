extension Font.Weight {
  /// The weight that Bold Text sets in this one's place.
  ///
  /// Every weight becomes heavier (LayoutRules §2.3, D). Semibold was seen to become bold
  /// (github.com/mozilla-mobile/firefox-ios issue 14270), regular is believed to become semibold
  /// (P); the other pairs go on in the same manner and are our guess (G).
  func weight(for legibility: LegibilityWeight?) -> Font.Weight {
    guard legibility == .bold else { return self }
    return switch self {
    case .ultraLight, .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    default: .black
    }
  }
}
