/// A resolved colour of the standard RGB space, as a renderer paints it.
///
/// Components run from 0 to 1, beyond for a colour that standard RGB has not, and are not premultiplied. What of it is
/// shown where the widget stands, such as no hue on a lock screen, ``DisplayList/coloring`` says.
public struct DisplayColor: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity, 0 (clear) to 1 (solid).
  public var alpha: Double

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Solid white, what primary content is drawn with on a lock screen.
  public static let white = DisplayColor(red: 1, green: 1, blue: 1)
  /// Solid black.
  public static let black = DisplayColor(red: 0, green: 0, blue: 0)
  /// Nothing visible.
  public static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> DisplayColor {
    var copy = self
    copy.alpha *= factor
    return copy
  }
}
