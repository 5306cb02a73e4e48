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
}

/// A shape in a rectangle of its own size.
nonisolated struct SizedShape<Outline: Shape>: Shape {
  let shape: Outline
  let size: CGSize

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  func _outline(in rect: CGRect) -> Path {
    shape._outline(in: CGRect(origin: rect.origin, size: size))
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var _stroke: StrokeStyle? { shape._stroke }
  static var role: ShapeRole { Outline.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func _placed(in environment: EnvironmentValues) -> any Shape {
    SizedShape<AnyShape>(shape: AnyShape(hidden: shape._placed(in: environment)), size: size)
  }
}
