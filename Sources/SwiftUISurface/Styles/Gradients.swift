public import Foundation

/// Colours that pass into each other.
public struct Gradient: Sendable, Hashable {
  /// A colour at a place.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient from colours with places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient {
  /// Where colours pass into each other; they are drawn in their mean.
  public struct ColorSpace: Sendable, Hashable {
    private let name: String

    /// In that of the screen.
    public static let device = ColorSpace(name: "device")
    /// As they are seen.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient in a colour space: drawn in the mean of its colours.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Gradient: _GradientStyle {
  /// The gradient itself.
  public var _gradient: Gradient { self }
}

/// A gradient as a style: drawn in the mean of its colours.
public protocol _GradientStyle: ShapeStyle {
  /// The colours.
  var _gradient: Gradient { get }
}

extension _GradientStyle {
  /// The mean of the colours.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    let colors = _gradient.stops.map { $0.color.displayColor(in: environment) }
    guard !colors.isEmpty else { return .clear }
    func mean(_ component: (DisplayColor) -> Double) -> Double {
      colors.map(component).reduce(0, +) / Double(colors.count)
    }
    return DisplayColor(
      red: mean(\.red),
      green: mean(\.green),
      blue: mean(\.blue),
      alpha: mean(\.alpha)
    )
  }
}

/// A gradient along a line; drawn in the mean of its colours.
public nonisolated struct LinearGradient: _GradientStyle, PrimitiveView, Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Creates a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
  }

  /// Creates a gradient from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(colors: colors)
  }

  /// Creates a gradient from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(stops: stops)
  }
}

/// A gradient from a point outwards; drawn in the mean of its colours.
public nonisolated struct RadialGradient: _GradientStyle, PrimitiveView, Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Creates a gradient between two circles around a point.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    _gradient = gradient
  }

  /// Creates a gradient between two circles around a point.
  public init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    _gradient = Gradient(colors: colors)
  }

  /// Creates a gradient between two circles around a point.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    _gradient = Gradient(stops: stops)
  }
}

/// A gradient from a point in the shape of an ellipse; drawn in the mean of its colours.
public nonisolated struct EllipticalGradient: _GradientStyle, PrimitiveView, Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Creates a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = gradient
  }

  /// Creates a gradient.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = Gradient(colors: colors)
  }

  /// Creates a gradient.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _gradient = Gradient(stops: stops)
  }
}

/// A gradient around a point; drawn in the mean of its colours.
public nonisolated struct AngularGradient: _GradientStyle, PrimitiveView, Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    _gradient = gradient
  }

  /// Creates a gradient around a point.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    _gradient = Gradient(colors: colors)
  }

  /// Creates a gradient once around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    _gradient = gradient
  }

  /// Creates a gradient once around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    _gradient = Gradient(colors: colors)
  }

  /// Creates a gradient around a point.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    _gradient = Gradient(stops: stops)
  }

  /// Creates a gradient once around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle) {
    _gradient = Gradient(stops: stops)
  }
}

/// A gradient among the points of a mesh; drawn in the mean of its colours.
public nonisolated struct MeshGradient: _GradientStyle, PrimitiveView, Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Creates a gradient of a row of colours after the other, each at its point.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    _gradient = Gradient(colors: colors)
  }
}

/// The soft gradient of a colour; drawn in the colour.
public nonisolated struct AnyGradient: _GradientStyle, PrimitiveView, Sendable {
  /// The colours.
  public let _gradient: Gradient

  /// Creates a gradient of a hidden kind.
  public init(_ gradient: Gradient) {
    _gradient = gradient
  }

  /// The gradient in a colour space: drawn in the mean of its colours.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Color {
  /// The soft gradient of the colour; drawn in the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
