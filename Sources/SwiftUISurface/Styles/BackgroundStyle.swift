/// The ground of the whole, or what stands for it in a view.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The style that is set for grounds; nothing where none is, since lock screens have none.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    guard let style = environment.backgroundStyle else { return .clear }
    // One that is made of grounds is made of the one that `backgroundStyle` keeps for it, or else of the system's.
    var surroundings = environment
    surroundings.backgroundStyle = nil
    return style.displayColor(in: surroundings)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the whole, or what stands for it in the view.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  /// The style of grounds, or nothing for the system's.
  @Entry public var backgroundStyle: AnyShapeStyle?
}

extension View {
  /// Sets the style of grounds in the view: of what is filled with `background`.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment { $0.set(.background, to: style) }
  }
}
