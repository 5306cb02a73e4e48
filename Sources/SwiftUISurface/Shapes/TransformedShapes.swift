public import Foundation

/// A shape whose outline is that of another one, mapped; layout does not notice.
public protocol _TransformingShape: Shape {
  /// The type of the other one.
  associatedtype Content: Shape
  /// The other one.
  nonisolated var shape: Content { get }
  /// Whether a line along the mapped outline is the mapped line: where lengths stay what they are.
  nonisolated static var _keepsLines: Bool { get }
  /// What maps its outline in a rectangle.
  nonisolated func _map(in rect: CGRect) -> CGAffineTransform
  /// A shape that maps yet another one in the same way.
  nonisolated func _mapping(_ shape: AnyShape) -> any Shape
}

extension _TransformingShape {
  /// The outline, mapped.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(_map(in: rect))
  }
  /// The outline anywhere in the widget, mapped.
  public nonisolated func _outline(in rect: CGRect) -> Path {
    let outline = Self._keepsLines ? shape._outline(in: rect) : shape.coveredOutline(in: rect)
    return outline.applying(_map(in: rect))
  }
  /// The size of the other shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The line of the other shape, where it is as wide; the outline is that of the line elsewhere.
  public nonisolated var _stroke: StrokeStyle? { Self._keepsLines ? shape._stroke : nil }
  /// What the other shape is there for.
  public nonisolated static var role: ShapeRole { Content.role }
  /// As the other shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// The other shape as it is there, mapped.
  public nonisolated func _placed(in environment: EnvironmentValues) -> any Shape {
    _mapping(AnyShape(hidden: shape._placed(in: environment)))
  }
}

/// A shape whose outline is moved.
public nonisolated struct OffsetShape<Content: Shape>: _TransformingShape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, points.
  public var offset: CGSize

  /// Creates a shape of a moved one.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// A move keeps lengths.
  public static var _keepsLines: Bool { true }
  /// A move.
  public func _map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
  /// Another shape, moved as far.
  public func _mapping(_ shape: AnyShape) -> any Shape {
    OffsetShape<AnyShape>(shape: shape, offset: offset)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller on all sides, moved.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose outline is turned around a point of its bounds.
public nonisolated struct RotatedShape<Content: Shape>: _TransformingShape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, the way of clock hands.
  public var angle: Angle
  /// The point.
  public var anchor: UnitPoint

  /// Creates a shape of a turned one.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// A turn keeps lengths.
  public static var _keepsLines: Bool { true }
  /// A turn.
  public func _map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, in: rect)
  }
  /// Another shape, turned as far.
  public func _mapping(_ shape: AnyShape) -> any Shape {
    RotatedShape<AnyShape>(shape: shape, angle: angle, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller on all sides, turned.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

/// A shape whose outline is scaled from a point of its bounds.
public nonisolated struct ScaledShape<Content: Shape>: _TransformingShape {
  /// The shape.
  public var shape: Content
  /// How many times as wide and as high it is.
  public var scale: CGSize
  /// The point.
  public var anchor: UnitPoint

  /// Creates a shape of a scaled one.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// A line is scaled with its shape.
  public static var _keepsLines: Bool { false }
  /// A change of size.
  public func _map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: rect)
  }
  /// Another shape, scaled as much.
  public func _mapping(_ shape: AnyShape) -> any Shape {
    ScaledShape<AnyShape>(shape: shape, scale: scale, anchor: anchor)
  }
}

/// A shape whose outline has its points mapped, from the corner of its bounds.
public nonisolated struct TransformedShape<Content: Shape>: _TransformingShape {
  /// The shape.
  public var shape: Content
  /// The map.
  public var transform: CGAffineTransform

  /// Creates a shape of a mapped one.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// A line is mapped with its shape.
  public static var _keepsLines: Bool { false }
  /// The map about the corner.
  public func _map(in rect: CGRect) -> CGAffineTransform {
    transform.around(.topLeading, in: rect)
  }
  /// Another shape, mapped in the same way.
  public func _mapping(_ shape: AnyShape) -> any Shape {
    TransformedShape<AnyShape>(shape: shape, transform: transform)
  }
}

extension Shape {
  /// The outline moved; layout does not notice.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The outline moved; layout does not notice.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The outline moved; layout does not notice.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The outline with its points mapped, from the corner of its bounds; layout does not notice.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The outline turned around a point of its bounds; layout does not notice.
  public nonisolated func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The outline scaled from a point of its bounds; layout does not notice.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The outline scaled from a point of its bounds; layout does not notice.
  public nonisolated func scale(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
