import Foundation

/// What becomes of something where reading starts at one side or the other.
public enum LayoutDirectionBehavior: Sendable, Hashable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where reading has a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where reading starts at the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// What a shape is there for.
public enum ShapeRole: Sendable, Hashable {
  /// To be filled.
  case fill
  /// To be drawn as a line.
  case stroke
  /// To stand between things.
  case separator
}

extension Shape {
  /// The shape as it is where a view stands, before all that reads from the right is mirrored: what is to stay as it is is
  /// mirrored there twice.
  nonisolated func standing(in environment: EnvironmentValues) -> any Shape {
    let placed = _placed(in: environment)
    let direction = environment.layoutDirection
    let isMirrored = layoutDirectionBehavior == .mirrors(in: direction)
    return isMirrored == (direction == .rightToLeft)
      ? placed : MirroredShape(shape: AnyShape(hidden: placed))
  }
}

/// A shape mirrored in its bounds.
private nonisolated struct MirroredShape: _TransformingShape {
  let shape: AnyShape
  static var _keepsLines: Bool { true }

  func _map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
  }
  func _mapping(_ shape: AnyShape) -> any Shape { MirroredShape(shape: shape) }
  /// It is done: what is made of it, as a line that cuts out, is not mirrored again.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
