public import Foundation

/// A shape of SwiftUI's own.
public protocol _BuiltInShape: InsettableShape {}

extension _BuiltInShape {
  /// The path, which is right wherever the rectangle is.
  public nonisolated func _outline(in rect: CGRect) -> Path { path(in: rect) }

  /// The shape made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle.
public nonisolated struct Rectangle: _BuiltInShape {
  /// Creates the shape.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A rectangle.
  public func _kind(in rect: CGRect) -> ShapeKind { .rectangle }
}

/// An ellipse inscribed in what it is offered.
public nonisolated struct Ellipse: _BuiltInShape {
  /// Creates the shape.
  public init() {}

  /// The ellipse in the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// An ellipse.
  public func _kind(in rect: CGRect) -> ShapeKind { .ellipse }
}

/// The largest circle that fits: it takes the smaller of the lengths it is proposed.
public nonisolated struct Circle: _BuiltInShape {
  /// Creates the shape.
  public init() {}

  /// The circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }
  /// A circle.
  public func _kind(in rect: CGRect) -> ShapeKind { .circle }
  /// A square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// A rectangle with half circles at its shorter sides.
public nonisolated struct Capsule: _BuiltInShape {
  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The capsule in the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// A capsule.
  public func _kind(in rect: CGRect) -> ShapeKind { .capsule }
}

/// The shape that was set for a view around it, inset as far as it lies in that one; or else that of the widget, with
/// corners that are round about the same points: a rectangle, but in a picture of a whole widget.
public nonisolated struct ContainerRelativeShape: _BuiltInShape {
  private var container: WidgetContainer?
  private var around: ContainerShape?

  /// Creates the shape.
  public init() {}

  /// The shape set for a view around it, or the rectangle, its corners as round as its distance from the widget's edges
  /// leaves them.
  public func path(in rect: CGRect) -> Path {
    if let around { return around.outline(in: rect) }
    guard let radius = container?.cornerRadius(of: rect), radius > 0 else { return Path(rect) }
    return Path(roundedRect: rect, cornerRadius: radius)
  }
  /// A rectangle, or one with rounded corners; any outline where a shape is set for a view around it.
  public func _kind(in rect: CGRect) -> ShapeKind {
    if let around { return .path(around.outline(in: rect)) }
    guard let radius = container?.cornerRadius(of: rect), radius > 0 else { return .rectangle }
    return .roundedRectangle(cornerRadius: radius)
  }
  /// The shape in the view for which one is set, and in the widget that is drawn.
  public func _placed(in environment: EnvironmentValues) -> any Shape {
    var copy = self
    copy.container = environment.widgetContainer
    copy.around = environment.containerShape
    return copy
  }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: _BuiltInShape, CorneredShape {
  /// The size of the corners, points.
  public var cornerSize: CGSize
  /// How the corners are shaped.
  public var style: RoundedCornerStyle

  /// Creates the shape from the radius of its corners in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the shape from the size of its corners in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  /// A rounded rectangle.
  public func _kind(in rect: CGRect) -> ShapeKind {
    cornerSize.width == cornerSize.height
      ? .roundedRectangle(cornerRadius: cornerSize.width) : .path(path(in: rect))
  }
  func lessRound(by amount: CGFloat) -> RoundedRectangle {
    var smaller = self
    smaller.cornerSize.width = max(cornerSize.width - amount, 0)
    smaller.cornerSize.height = max(cornerSize.height - amount, 0)
    return smaller
  }
}

/// The radii of a rectangle's corners, points.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// The top leading corner.
  public var topLeading: CGFloat
  /// The bottom leading corner.
  public var bottomLeading: CGFloat
  /// The bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: _BuiltInShape, CorneredShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii

  /// Creates the shape from radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates the shape from a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
  }

  /// The rectangle with its corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }
  func lessRound(by amount: CGFloat) -> UnevenRoundedRectangle {
    var smaller = self
    smaller.cornerRadii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0),
      bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0)
    )
    return smaller
  }
}

/// A shape of a hidden type.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape that hides the type of another.
  public init<Outline: Shape>(_ shape: Outline) {
    self.shape = shape
  }

  init(hidden shape: any Shape) { self.shape = shape }

  /// The outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The outline of the hidden shape, anywhere in the widget.
  public func _outline(in rect: CGRect) -> Path { shape._outline(in: rect) }
  /// The size of the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The kind of the hidden shape.
  public func _kind(in rect: CGRect) -> ShapeKind { shape._kind(in: rect) }
  /// The hidden shape as it is there.
  public func _placed(in environment: EnvironmentValues) -> any Shape {
    shape._placed(in: environment)
  }
  /// The line of the hidden shape.
  public var _stroke: StrokeStyle? { shape._stroke }
  /// As the hidden shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Path: PrimitiveView, Shape {
  /// The outline as it is, wherever the rectangle is.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
  /// A capsule with corners of a kind.
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the widget around.
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with rounded corners of a size.
  public nonisolated static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with rounded corners of several radii.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
