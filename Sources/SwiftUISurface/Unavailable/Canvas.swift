public import Foundation
public import LayoutEngine

// As much as drawings use, so that the compiler gets as far as the reason.

/// A drawing by hand, which is not made here.
@available(
  *,
  unavailable,
  message:
    "A Canvas draws through Core Graphics, which is not on Linux: draw with Path and Shape, or let a Color with its frame stand in"
)
public struct Canvas<Symbols: View>: PrimitiveView {
  /// A drawing.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// A drawing with views in it.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// What a drawing by hand is made in, which is not there.
@available(
  *,
  unavailable,
  message: "A Canvas draws through Core Graphics, which is not on Linux: draw with Path and Shape"
)
public struct GraphicsContext: Sendable {
  /// How much is seen of what is drawn.
  public var opacity = 1.0

  /// What is drawn with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }

    /// A style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading { Shading() }

    /// A gradient from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading { Shading() }
  }

  /// A text or a picture that is ready to be drawn.
  public struct Resolved: Sendable {
    /// Its size.
    public var size = CGSize.zero

    /// Its size within another one.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  /// What is done to all that is drawn.
  public struct Filter: Sendable {
    /// Out of focus.
    public static func blur(radius: CGFloat) -> Filter { Filter() }

    /// With a shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Readies a text.
  public func resolve(_ text: Text) -> Resolved { Resolved() }

  /// Readies a picture.
  public func resolve(_ image: Image) -> Resolved { Resolved() }

  /// One of the views that are drawn.
  public func resolveSymbol(id: some Hashable) -> Resolved? { nil }

  /// Draws at a point.
  public func draw(_ content: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws within a rectangle.
  public func draw(_ content: Resolved, in rectangle: CGRect) {}

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text within a rectangle.
  public func draw(_ text: Text, in rectangle: CGRect) {}

  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture within a rectangle.
  public func draw(_ image: Image, in rectangle: CGRect) {}

  /// Draws what a closure does as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

  /// Leaves out what is beyond an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Does something to all that is drawn.
  public mutating func addFilter(_ filter: Filter) {}

  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  /// Stretches what is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) {}
}
