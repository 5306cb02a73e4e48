/// A style drawn weaker.
public struct _FaintStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let factor: Double

  /// The colour of the style with its opacity multiplied.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    base.displayColor(in: environment).opacity(factor)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> _FaintStyle<Self> {
    _FaintStyle(base: self, factor: opacity)
  }

  /// The second rank of the style.
  public var secondary: _FaintStyle<Self> { opacity(HierarchicalShapeStyle.secondary.opacity) }
  /// The third rank of the style.
  public var tertiary: _FaintStyle<Self> { opacity(HierarchicalShapeStyle.tertiary.opacity) }
  /// The fourth rank of the style.
  public var quaternary: _FaintStyle<Self> { opacity(HierarchicalShapeStyle.quaternary.opacity) }
  /// The fifth rank of the style.
  public var quinary: _FaintStyle<Self> { opacity(HierarchicalShapeStyle.quinary.opacity) }
}

/// A frosted ground.
public struct Material: ShapeStyle, Hashable {
  private let strength: Double

  /// The thinnest.
  public static let ultraThin = Material(strength: 0.1)
  /// Thin.
  public static let thin = Material(strength: 0.15)
  /// The usual one.
  public static let regular = Material(strength: 0.2)
  /// Thick.
  public static let thick = Material(strength: 0.25)
  /// The thickest.
  public static let ultraThick = Material(strength: 0.3)
  /// As bars have it.
  public static let bar = Material(strength: 0.2)

  /// A weak primary colour.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    Color.primary.displayColor(in: environment).opacity(strength)
  }
}

extension ShapeStyle where Self == Material {
  /// The thinnest frosted ground.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin frosted ground.
  public static var thinMaterial: Material { .thin }
  /// The usual frosted ground.
  public static var regularMaterial: Material { .regular }
  /// A thick frosted ground.
  public static var thickMaterial: Material { .thick }
  /// The thickest frosted ground.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The ground of bars.
  public static var bar: Material { .bar }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The tint, the accent colour where none is set.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    (environment.tint ?? AnyShapeStyle(Color.accentColor)).displayColor(in: environment)
  }
}

/// The ground that a system colour of one opacity makes.
public struct _SystemStyle: ShapeStyle, Hashable {
  let base: Color
  let alpha: Double

  /// The colour with its opacity.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    base.displayColor(in: environment).opacity(alpha)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == _SystemStyle {
  /// The filling of shapes.
  public static var fill: _SystemStyle { _SystemStyle(base: .gray, alpha: 0.2) }
  /// Links.
  public static var link: _SystemStyle {
    _SystemStyle(base: .system(0x007AFF, 0x0984FF), alpha: 1)
  }
  /// The ground of what the view stands in; lock screens have none.
  public static var windowBackground: _SystemStyle { _SystemStyle(base: .clear, alpha: 0) }
  /// Lines between things.
  public static var separator: _SystemStyle { _SystemStyle(base: .gray, alpha: 0.3) }
  /// Placeholders.
  public static var placeholder: _SystemStyle { _SystemStyle(base: .primary, alpha: 0.3) }
  /// What is selected.
  public static var selection: _SystemStyle { _SystemStyle(base: .accentColor, alpha: 1) }
}

extension EnvironmentValues {
  /// The style of what stands out, or nothing for the accent colour.
  @Entry var tint: AnyShapeStyle?
}

extension View {
  /// Sets the tint of the view.
  public nonisolated func tint(_ tint: Color?) -> some View {
    tinted(tint)
  }

  /// Sets the tint of the view.
  @_disfavoredOverload
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    tinted(tint)
  }

  /// Sets the tint of the view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    tinted(accentColor)
  }

  private nonisolated func tinted<Style: ShapeStyle>(_ tint: Style?) -> some View {
    environment { environment in
      if let tint { environment.set(.tint, to: tint) } else { environment.tint = nil }
    }
  }
}
