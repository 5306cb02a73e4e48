public import Foundation

/// A map of points that keeps lines straight, by a matrix of three rows and columns that rows are multiplied with.
public struct ProjectionTransform: Sendable, Hashable {
  /// The part of the new x that comes of x.
  public var m11: CGFloat = 1
  /// The part of the new y that comes of x.
  public var m12: CGFloat = 0
  /// The part of the divisor that comes of x.
  public var m13: CGFloat = 0
  /// The part of the new x that comes of y.
  public var m21: CGFloat = 0
  /// The part of the new y that comes of y.
  public var m22: CGFloat = 1
  /// The part of the divisor that comes of y.
  public var m23: CGFloat = 0
  /// What is added to x.
  public var m31: CGFloat = 0
  /// What is added to y.
  public var m32: CGFloat = 0
  /// What is added to the divisor.
  public var m33: CGFloat = 1

  /// Creates the map that changes nothing.
  public init() {}

  /// Creates a map that keeps lines parallel.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it keeps lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map of points, where it keeps lines parallel.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// The map that does this one first, and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(rows: rows.map { other.mapped($0) })
  }

  /// Makes it the map that undoes it; `false` where there is none.
  public mutating func invert() -> Bool {
    let (first, second, third) = (rows[0], rows[1], rows[2])
    let columns = [cross(second, third), cross(third, first), cross(first, second)]
    let determinant = (first * columns[0]).sum()
    guard determinant != 0, determinant.isFinite else { return false }
    self = ProjectionTransform(
      rows: (0..<3).map { row in
        SIMD3(columns[0][row], columns[1][row], columns[2][row]) / determinant
      }
    )
    return true
  }

  /// The map that undoes it; the map itself where there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  private init(rows: [SIMD3<Double>]) {
    (m11, m12, m13) = (CGFloat(rows[0].x), CGFloat(rows[0].y), CGFloat(rows[0].z))
    (m21, m22, m23) = (CGFloat(rows[1].x), CGFloat(rows[1].y), CGFloat(rows[1].z))
    (m31, m32, m33) = (CGFloat(rows[2].x), CGFloat(rows[2].y), CGFloat(rows[2].z))
  }

  private var rows: [SIMD3<Double>] {
    [
      SIMD3(Double(m11), Double(m12), Double(m13)),
      SIMD3(Double(m21), Double(m22), Double(m23)),
      SIMD3(Double(m31), Double(m32), Double(m33)),
    ]
  }

  /// A row times the matrix.
  private func mapped(_ row: SIMD3<Double>) -> SIMD3<Double> {
    let rows = rows
    return row.x * rows[0] + row.y * rows[1] + row.z * rows[2]
  }
}

private func cross(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(
    one.y * other.z - one.z * other.y,
    one.z * other.x - one.x * other.z,
    one.x * other.y - one.y * other.x
  )
}

extension View {
  /// Draws the view's points where they are projected to, counted from its top left corner; layout does not notice.
  ///
  /// One that makes what lies further away smaller is not drawn, which answers say.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    node { node, _ in node.projected(by: transform) }
  }
}

extension LayoutNode {
  /// Drawn where its points are projected to, counted from its top left corner.
  func projected(by transform: ProjectionTransform) -> LayoutNode {
    guard transform.isAffine else {
      return noting(StandIn(subject: "views in perspective", assumption: "drawn flat"))
    }
    let map = transform.affine
    return drawn(under: .transform { map.around(.topLeading, in: $0) })
  }
}
