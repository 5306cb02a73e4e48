public import Foundation

extension Path {
  /// All the way around a circle, radians.
  private static let turn = 2 * Double.pi

  /// Adds a part of a circle, with a line to its beginning where something begins the outline.
  ///
  /// The y axis points down, so that `clockwise: false` goes the way of clock hands. An end that lies the other way is
  /// gone to around the circle, and all around it where that is the beginning: so SwiftUI goes (read on macOS 26.2).
  /// The transform maps the arc, not the line to it.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var span = endAngle.radians - startAngle.radians
    let liesOtherWay = clockwise ? span > 0 : span < 0
    if liesOtherWay {
      // Of degrees in radians a hair may be lacking to whole turns.
      let turns = (abs(span) / Self.turn + 1e-9).rounded(.down) + 1
      span += (clockwise ? -turns : turns) * Self.turn
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: .radians(span),
      transform: transform
    )
  }

  /// Adds a part of a circle that goes on for an angle, with a line to its beginning where something begins the outline.
  ///
  /// The transform maps the arc, not the line to it.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    var delta = delta.radians
    if abs(delta) > 8 * Self.turn {
      // What goes around more often draws over what is drawn, and ends where it ends.
      let turn = delta < 0 ? -Self.turn : Self.turn
      delta = delta.truncatingRemainder(dividingBy: Self.turn) + turn
    }
    let count = max(Int((abs(delta) / (Double.pi / 2)).rounded(.up)), 1)
    let step = delta / Double(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    func point(_ angle: Double, forward: CGFloat = 0) -> CGPoint {
      let x = CGFloat(cos(angle))
      let y = CGFloat(sin(angle))
      return transform.apply(
        CGPoint(
          x: center.x + radius * x - forward * y,
          y: center.y + radius * y + forward * x
        )
      )
    }
    go(to: point(startAngle.radians))
    for index in 0..<count {
      let from = startAngle.radians + step * Double(index)
      let to = from + step
      addCurve(
        to: point(to),
        control1: point(from, forward: reach),
        control2: point(to, forward: -reach)
      )
    }
  }

  /// Adds the arc that rounds a corner: of a circle that touches the line from where the outline is to the corner, and the
  /// line on from there, with a line to its beginning.
  ///
  /// A corner that is none, straight on or straight back, and one of no radius are gone to by a line. Where nothing
  /// begins the outline nothing is added.
  /// - Parameters:
  ///   - tangent1End: the corner.
  ///   - tangent2End: a point on the line on.
  ///   - radius: the circle's, points.
  ///   - transform: what maps the corner and that point, of a circle that is mapped too.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint, let back = transform.inverse else { return }
    let start = back.apply(currentPoint)
    let (toX, toY) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (onX, onY) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    // Half the angle between the lines tells how far from the corner the circle touches them.
    let cross = toX * onY - toY * onX
    let half = atan2(abs(cross), toX * onX + toY * onY) / 2
    let reach = radius / tan(half)
    guard radius > 0, cross != 0, reach.isFinite else {
      return addLine(to: transform.apply(tangent1End))
    }
    let length = hypot(toX, toY)
    let (unitX, unitY) = (toX / length, toY / length)
    // From where the circle touches the first line, its centre lies on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: tangent1End.x + unitX * reach - side * unitY * radius,
      y: tangent1End.y + unitY * reach + side * unitX * radius
    )
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(atan2(-side * unitX, side * unitY))),
      delta: .radians(Double(-side * (.pi - 2 * half))),
      transform: transform
    )
  }
}
