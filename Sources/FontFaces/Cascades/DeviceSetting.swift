import UnicodeText

/// What the bundled fonts depend on of a device: all its languages come down to a few of these.
package struct DeviceSetting: Sendable, Hashable {
  /// How wide a full-width character is set.
  let fullWidth: FallbackAdvance
  /// Whether Japanese is among the device's languages.
  let isJapanese: Bool

  init(languages: [String], metrics: SystemFontMetrics) {
    fullWidth = metrics.fallbackAdvance(deviceLanguages: languages)
    isJapanese = languages.contains { PrimaryLanguage(tag: $0) == .japanese }
  }
}
