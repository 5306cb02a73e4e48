import SwiftUISurface

extension View {
  /// The view as the inline accessory shows it: one line in a font of the system's own, which is a
  /// stand-in (LayoutRules §1.4).
  package func inInlineAccessory() -> some View {
    font(.system(size: 16, weight: .semibold)).lineLimit(1)
  }
}
