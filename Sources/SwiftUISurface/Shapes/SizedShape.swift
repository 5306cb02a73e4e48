public import Foundation

extension Shape {
  /// The outline as it is in a rectangle of a size, from the same corner; layout does not notice.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// The outline as it is in a rectangle of a size, from the same corner; layout does not notice.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The outline as it is in a rectangle of a size, of which a point lies where the same point of the bounds does; layout
  /// does not notice.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The outline as it is in a rectangle of a size, of which a point lies where the same point of the bounds does; layout
  /// does not notice.
  public nonisolated func size(
    width: CGFloat,
    height: CGFloat,
    anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape in a rectangle of its own size.
nonisolated struct SizedShape<Outline: Shape>: Shape {
  let shape: Outline
  let size: CGSize
  var anchor = UnitPoint.topLeading

  func path(in rect: CGRect) -> Path { shape.path(in: bounds(in: rect)) }
  func _outline(in rect: CGRect) -> Path { shape._outline(in: bounds(in: rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var _stroke: StrokeStyle? { shape._stroke }
  static var role: ShapeRole { Outline.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func _placed(in environment: EnvironmentValues) -> any Shape {
    SizedShape<AnyShape>(
      shape: AnyShape(hidden: shape._placed(in: environment)),
      size: size,
      anchor: anchor
    )
  }

  private func bounds(in rect: CGRect) -> CGRect {
    func way(_ length: CGFloat, _ part: CGFloat) -> CGFloat { part == 0 ? 0 : length * part }
    let (x, y) = (way(rect.width - size.width, anchor.x), way(rect.height - size.height, anchor.y))
    return CGRect(origin: CGPoint(x: rect.origin.x + x, y: rect.origin.y + y), size: size)
  }
}
