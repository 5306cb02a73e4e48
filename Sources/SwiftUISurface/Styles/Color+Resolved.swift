import Foundation
public import LayoutEngine

extension Color {
  /// A colour as it is in an environment, in components of standard RGB: from 0 to 1, beyond for a colour that it has not.
  public struct Resolved: ShapeStyle, Hashable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a colour from its components.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// How much red light it is, 1 for all of it.
    public var linearRed: Float { Self.light(of: red) }
    /// How much green light it is, 1 for all of it.
    public var linearGreen: Float { Self.light(of: green) }
    /// How much blue light it is, 1 for all of it.
    public var linearBlue: Float { Self.light(of: blue) }

    /// The colour itself, in any environment.
    public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
      DisplayColor(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        alpha: Double(opacity)
      )
    }

    private static func light(of component: Float) -> Float {
      Float(StandardRGB.light(of: Double(component)))
    }
  }

  /// The colour as it is in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let shown = displayColor(in: environment)
    return Resolved(
      red: Float(shown.red),
      green: Float(shown.green),
      blue: Float(shown.blue),
      opacity: Float(shown.alpha)
    )
  }

  /// Creates a colour that is the same in every environment.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }
}
