public import Foundation

/// An outline of lines and curves.
public struct Path: Sendable, Hashable {
  /// A piece of an outline.
  public enum Element: Sendable, Hashable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A quadratic curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to where the part began.
    case closeSubpath
  }

  /// How far the control points of a quarter of a circle stand from its ends, in radii.
  private static let bend: CGFloat = 0.5522847498

  private(set) var elements: [Element] = []
  /// Kept up to date: outlines are often drawn by asking at each piece where they have come to.
  private var place = OutlinePlace()

  /// Where the last piece ends.
  public var currentPoint: CGPoint? { place.point }

  /// Creates an outline of nothing.
  public init() {}

  /// Creates an outline in a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure for each piece, in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Adds a piece; all others add theirs by it.
  ///
  /// What goes on from nowhere is left out, as Core Graphics leaves it out: whoever follows an outline would begin it
  /// somewhere else.
  private mutating func add(_ element: Element) {
    if place.point == nil {
      guard case .move = element else { return }
    }
    elements.append(element)
    place.follow(element)
  }

  /// Begins a new part at a point.
  public mutating func move(to point: CGPoint) {
    add(.move(to: point))
  }

  /// Adds a line to a point; to an outline of nothing, which it could not begin, nothing.
  public mutating func addLine(to point: CGPoint) {
    add(.line(to: point))
  }

  /// Adds a line to a point; an outline of nothing begins there.
  mutating func go(to point: CGPoint) {
    add(isEmpty ? .move(to: point) : .line(to: point))
  }

  /// Adds lines from point to point, which may be mapped before.
  public mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard transform.isIdentity else { return addLines(points.map { transform.apply($0) }) }
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve; to an outline of nothing, which it could not begin, nothing.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    add(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic curve; to an outline of nothing, which it could not begin, nothing.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line to where the part began; to an outline of nothing, nothing.
  public mutating func closeSubpath() {
    add(.closeSubpath)
  }

  /// Adds a rectangle, whose corners may be mapped before.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard transform.isIdentity else { return addPath(Path(rect), transform: transform) }
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds rectangles, whose corners may be mapped before.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners, which may be mapped before.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard transform.isIdentity else {
      let path = Path(roundedRect: rect, cornerSize: cornerSize, style: style)
      return addPath(path, transform: transform)
    }
    // As SwiftUI of macOS 26.2 has it, also where corners are not as wide as high.
    let most = min(rect.width, rect.height) / 2
    /// No corner is less round than none, or than no number.
    func length(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, most) : 0 }
    let size = CGSize(width: length(cornerSize.width), height: length(cornerSize.height))
    addRectangle(rect, corners: (size, size, size, size))
  }

  /// Adds a rectangle whose corners, from the top left clockwise, have their own sizes.
  package mutating func addRectangle(_ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize)) {
    func corner(_ x: CGFloat, _ y: CGFloat, _ size: CGSize, _ from: CGSize, _ to: CGSize) {
      func point(_ direction: CGSize, _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: x + direction.width * size.width * part,
          y: y + direction.height * size.height * part
        )
      }
      addLine(to: point(from, 1))
      addCurve(
        to: point(to, 1),
        control1: point(from, 1 - Self.bend),
        control2: point(to, 1 - Self.bend)
      )
    }
    let left = CGSize(width: -1, height: 0)
    let right = CGSize(width: 1, height: 0)
    let up = CGSize(width: 0, height: -1)
    let down = CGSize(width: 0, height: 1)
    move(to: CGPoint(x: rect.minX + corners.0.width, y: rect.minY))
    corner(rect.maxX, rect.minY, corners.1, left, down)
    corner(rect.maxX, rect.maxY, corners.2, up, left)
    corner(rect.minX, rect.maxY, corners.3, right, up)
    corner(rect.minX, rect.minY, corners.0, down, right)
    closeSubpath()
  }

  /// Adds an ellipse, from its rightmost point the way of clock hands, as Core Graphics does; it may be mapped before.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard transform.isIdentity else { return addPath(Path(ellipseIn: rect), transform: transform) }
    let (x, y) = (rect.width / 2 * Self.bend, rect.height / 2 * Self.bend)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(rect.maxX, rect.midY))
    addCurve(
      to: point(rect.midX, rect.maxY),
      control1: point(rect.maxX, rect.midY + y),
      control2: point(rect.midX + x, rect.maxY)
    )
    addCurve(
      to: point(rect.minX, rect.midY),
      control1: point(rect.midX - x, rect.maxY),
      control2: point(rect.minX, rect.midY + y)
    )
    addCurve(
      to: point(rect.midX, rect.minY),
      control1: point(rect.minX, rect.midY - y),
      control2: point(rect.midX - x, rect.minY)
    )
    addCurve(
      to: point(rect.maxX, rect.midY),
      control1: point(rect.midX + x, rect.minY),
      control2: point(rect.maxX, rect.midY - y)
    )
    closeSubpath()
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.applying(transform).elements { add(element) }
  }

  /// The outline with its points mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapping { transform.apply($0) }
  }

  /// The outline moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapping { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  package func mapping(_ map: (CGPoint) -> CGPoint) -> Path {
    var copy = Path()
    copy.elements.reserveCapacity(elements.count)
    for element in elements {
      let mapped: Element =
        switch element {
        case .move(let point): .move(to: map(point))
        case .line(let point): .line(to: map(point))
        case .quadCurve(let point, let control):
          .quadCurve(to: map(point), control: map(control))
        case .curve(let point, let control1, let control2):
          .curve(to: map(point), control1: map(control1), control2: map(control2))
        case .closeSubpath: .closeSubpath
        }
      copy.add(mapped)
    }
    return copy
  }
}

/// How rounded corners are shaped; drawn as parts of circles either way.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// As parts of circles.
  case circular
  /// With a curvature that grows steadily.
  case continuous
}
