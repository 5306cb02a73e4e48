extension Color {
  /// The system's colours as catalogues name them, which are UIKit's: those of SwiftUI, and others with the values that
  /// Apple's guidelines list.
  static let systemColors: [String: Color] = ofSwiftUI.merging(ofUIKit) { $1 }

  private static let ofSwiftUI: [String: Color] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray,
  ]

  private static let ofUIKit: [String: Color] = [
    "labelColor": system(0x000000, 0xFFFFFF),
    "secondaryLabelColor": system(0x3C3C43, 0xEBEBF5, 0.6),
    "tertiaryLabelColor": system(0x3C3C43, 0xEBEBF5, 0.3),
    "quaternaryLabelColor": system(0x3C3C43, 0xEBEBF5, 0.18, darkOpacity: 0.16),
    "placeholderTextColor": system(0x3C3C43, 0xEBEBF5, 0.3),
    "linkColor": system(0x007AFF, 0x0984FF),
    "separatorColor": system(0x3C3C43, 0x545458, 0.29, darkOpacity: 0.6),
    "opaqueSeparatorColor": system(0xC6C6C8, 0x38383A),
    "systemBackgroundColor": system(0xFFFFFF, 0x000000),
    "secondarySystemBackgroundColor": system(0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackgroundColor": system(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackgroundColor": system(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackgroundColor": system(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackgroundColor": system(0xF2F2F7, 0x2C2C2E),
    "systemFillColor": system(0x787880, 0x787880, 0.2, darkOpacity: 0.36),
    "secondarySystemFillColor": system(0x787880, 0x787880, 0.16, darkOpacity: 0.32),
    "tertiarySystemFillColor": system(0x767680, 0x767680, 0.12, darkOpacity: 0.24),
    "quaternarySystemFillColor": system(0x747480, 0x767680, 0.08, darkOpacity: 0.18),
    "systemGray2Color": system(0xAEAEB2, 0x636366),
    "systemGray3Color": system(0xC7C7CC, 0x48484A),
    "systemGray4Color": system(0xD1D1D6, 0x3A3A3C),
    "systemGray5Color": system(0xE5E5EA, 0x2C2C2E),
    "systemGray6Color": system(0xF2F2F7, 0x1C1C1E),
  ]

  private static func system(
    _ light: Int,
    _ dark: Int,
    _ opacity: Double,
    darkOpacity: Double? = nil
  ) -> Color {
    let plain = system(light, dark)
    return Color(
      light: plain.light.opacity(opacity),
      dark: plain.dark.opacity(darkOpacity ?? opacity)
    )
  }
}
