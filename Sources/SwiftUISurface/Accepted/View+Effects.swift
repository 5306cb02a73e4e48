public import Foundation

/// Changes to how a view is drawn. They have no effect on layout, and are not drawn.
extension View {
  /// Accepted: layout does not notice, and the view is drawn flat.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Accepted without effect.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Accepted without effect.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Accepted without effect.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Accepted without effect.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Accepted without effect.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Accepted without effect.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Accepted without effect.
  public nonisolated func colorInvert() -> some View { self }
  /// Accepted without effect.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Accepted without effect.
  public nonisolated func geometryGroup() -> some View { self }
  /// Sets the colour scheme of the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Accepted without effect: the environment decides.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Accepted without effect on layout.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    self
  }
}
