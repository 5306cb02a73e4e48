extension ShapeStyle {
  // Styles of no known type, as in SwiftUI: of a colour that is shown as a view, the view's own
  // modifier of the name is meant, which has an effect.

  /// Accepted without effect: shadows are not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// Accepted without effect: styles are laid over each other as they are.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// What becomes of the style that texts around are drawn with.
extension ShapeStyle where Self == AnyShapeStyle {
  /// The style around, with its opacity multiplied by a factor.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The style around; its shadow is not drawn.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The style around, which is laid over what is below as it is.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}

/// A shadow; not drawn.
public struct ShadowStyle: Sendable, Hashable {
  /// A shadow behind.
  public static func drop(
    color: Color = .black,
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow within.
  public static func inner(
    color: Color = .black,
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}
