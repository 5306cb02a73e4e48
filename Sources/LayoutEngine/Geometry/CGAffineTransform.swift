public import Foundation

#if !canImport(CoreGraphics)
/// A map of points that keeps lines straight and parallel: stands in for Core Graphics' type where
/// there is no Core Graphics.
public struct CGAffineTransform: Sendable, Hashable {
  /// The part of the new x that comes of x.
  public var a: CGFloat
  /// The part of the new y that comes of x.
  public var b: CGFloat
  /// The part of the new x that comes of y.
  public var c: CGFloat
  /// The part of the new y that comes of y.
  public var d: CGFloat
  /// What is added to x.
  public var tx: CGFloat
  /// What is added to y.
  public var ty: CGFloat

  /// Creates a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the map that changes nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a map that moves points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a map that scales from the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a map that turns around the origin, radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// The map that applies this one first and then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The map that moves points first.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that scales first.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns first, radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map back; itself where there is none.
  public func inverted() -> CGAffineTransform { inverse ?? self }
}

extension CGPoint {
  /// Where a map takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { transform.apply(self) }
}

extension CGSize {
  /// The size as a map scales and turns it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}
#endif

extension CGAffineTransform {
  /// Where a point is mapped to.
  package func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The area that a unit of area is mapped to, below 0 where it is turned over.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether areas are mapped to areas; another map shows nothing.
  package var isInvertible: Bool {
    abs(determinant) > 1e-12 && [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }

  /// The map back; `nil` where there is none.
  package var inverse: CGAffineTransform? {
    guard isInvertible else { return nil }
    let area = determinant
    return CGAffineTransform(
      a: d / area,
      b: -b / area,
      c: -c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
  }
}
