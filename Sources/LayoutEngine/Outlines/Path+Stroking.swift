import Foundation

extension Path {
  /// The outline of what a line along the outline covers, by the non-zero rule.
  ///
  /// It is what the pictures show of a line in the same style: a part without length is a dot where ends are round, and
  /// nothing otherwise; where there would be too many dashes there are none. Curves become lines.
  /// - Complexity: linear in the number of lines and dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let courses = courses
    var outline = StrokedOutline(style, along: courses.reduce(0) { $0 + $1.length })
    for course in courses { outline.add(course) }
    return outline.path
  }
}

/// The outline of a line along another outline.
///
/// A part is gone around: there on its left, back on its right, so that each step's own rectangle, and what is put on the
/// outer side of each corner, is gone around the same way. On its inner side a corner leads over its own point, unless both
/// steps are long enough to end where they meet: so nothing is gone around the other way, and nothing is left out.
private struct StrokedOutline {
  private(set) var path = Path()

  private let style: StrokeStyle
  /// Half the width of the line.
  private let reach: CGFloat
  private let miterLimit: CGFloat
  /// Where each part begins; nil for a line without gaps.
  private let dashes: Dashes?

  /// More dashes and gaps of lines up to a point wide are drawn as one; of wider lines as many times fewer.
  private static let mostDashes: CGFloat = 100_000

  /// - Parameter length: of all parts together.
  init(_ style: StrokeStyle, along length: CGFloat) {
    self.style = style
    reach = (style.lineWidth / 2).clamped
    miterLimit = style.miterLimit > 1 ? style.miterLimit.clamped : 1
    dashes = Dashes(style, along: length, atMost: Self.mostDashes)
  }

  mutating func add(_ course: OutlineCourse) {
    guard !course.steps.isEmpty else {
      guard style.lineCap == .round, dashes?.isOn != false else { return }
      let corner = CGPoint(x: course.start.x - reach, y: course.start.y - reach)
      let size = CGSize(width: 2 * reach, height: 2 * reach)
      return path.addEllipse(in: CGRect(origin: corner, size: size))
    }
    for line in dashes?.lines(of: course) ?? [course] { addLine(line) }
  }

  /// Adds a line without gaps.
  private mutating func addLine(_ line: OutlineCourse) {
    guard let first = line.steps.first, let last = line.steps.last else { return }
    var contour = Path()
    addSide(of: line, isWayBack: false, to: &contour)
    if line.isClosed {
      contour.closeSubpath()
      path.addPath(contour)
      contour = Path()
    } else {
      addCap(at: last.to, last.direction, to: &contour)
    }
    addSide(of: line.reversed, isWayBack: true, to: &contour)
    if !line.isClosed { addCap(at: first.from, first.direction.opposite, to: &contour) }
    contour.closeSubpath()
    path.addPath(contour)
  }

  /// Adds the line at a distance from each step, on the side of its normal.
  private func addSide(of line: OutlineCourse, isWayBack: Bool, to contour: inout Path) {
    let steps = line.steps
    if !line.isClosed {
      contour.go(to: steps[0].from.moved(by: steps[0].direction.normal, reach))
    }
    for index in steps.indices {
      if index + 1 < steps.count {
        addCorner(between: steps[index], and: steps[index + 1], isWayBack, to: &contour)
      } else if line.isClosed {
        addCorner(between: steps[index], and: steps[0], isWayBack, to: &contour)
      } else {
        contour.go(to: steps[index].to.moved(by: steps[index].direction.normal, reach))
      }
    }
  }

  /// Adds the corner on one side of two steps, from where the first ends there to where the second begins.
  private func addCorner(
    between step: OutlineStep,
    and next: OutlineStep,
    _ isWayBack: Bool,
    to contour: inout Path
  ) {
    let corner = step.to
    let (from, to) = (step.direction.normal, next.direction.normal)
    let (end, beginning) = (corner.moved(by: from, reach), corner.moved(by: to, reach))
    let cross = step.direction.cross(next.direction)
    let dot = step.direction.dot(next.direction)
    // Straight on there is no corner; straight back it is on one side as well as on the other.
    if cross == 0, dot > 0 { return contour.go(to: end) }
    let isOuter = cross < 0 || cross == 0 && !isWayBack
    let angle = atan2(abs(cross), dot)
    // How far out of the corner on the bisector both sides meet.
    let meeting = CGPoint(x: from.x + to.x, y: from.y + to.y)
    guard isOuter else {
      // What both steps cover before they meet is covered by one then, and by no other corner of theirs left out.
      let used = reach * max(abs(cross), tan(angle / 2))
      if dot > -0.9, 2 * used <= min(step.length, next.length) {
        return contour.go(to: corner.moved(by: meeting, reach / (1 + dot)))
      }
      for point in [end, corner, beginning] { contour.go(to: point) }
      return
    }
    contour.go(to: end)
    if next.isSmooth || style.lineJoin == .round {
      return contour.addTurn(around: corner, from: from, to: to, by: -angle, radius: reach)
    }
    if style.lineJoin == .miter, 2 <= miterLimit * miterLimit * (1 + dot) {
      contour.go(to: corner.moved(by: meeting, reach / (1 + dot)))
    }
    contour.go(to: beginning)
  }

  /// Adds the end of a line that comes in a direction, from its one side to the other.
  private func addCap(at point: CGPoint, _ direction: CGPoint, to contour: inout Path) {
    let normal = direction.normal
    switch style.lineCap {
    case .round:
      contour.addTurn(around: point, from: normal, to: normal.opposite, by: -.pi, radius: reach)
    case .square:
      for side in [normal, normal.opposite] {
        contour.go(to: point.moved(by: side, reach).moved(by: direction, reach))
      }
    default: break
    }
  }
}

/// Where a line is, and where its gaps are.
private struct Dashes {
  private let lengths: [CGFloat]
  private let lineCap: CGLineCap
  private var index = 0
  /// How much is left of the dash or gap.
  private var left: CGFloat

  /// Nil for a line without gaps, and one of more than so many.
  init?(_ style: StrokeStyle, along length: CGFloat, atMost most: CGFloat) {
    let sum = style.dash.reduce(0, +)
    guard style.dash.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite, style.dashPhase.isFinite,
      length / sum * CGFloat(style.dash.count) * max(style.lineWidth, 1) <= most
    else { return nil }
    // Of an odd number each is a dash in one turn, and a gap in the next.
    let isOdd = style.dash.count % 2 == 1
    lengths = isOdd ? style.dash + style.dash : style.dash
    lineCap = style.lineCap
    guard lengths.indices.contains(where: { $0 % 2 == 1 && style.dash[$0 % style.dash.count] > 0 })
    else { return nil }
    let whole = isOdd ? 2 * sum : sum
    let phase = style.dashPhase.truncatingRemainder(dividingBy: whole)
    var passed = phase < 0 ? phase + whole : phase
    while index < lengths.count - 1, passed >= lengths[index] {
      passed -= lengths[index]
      index += 1
    }
    left = max(lengths[index] - passed, 0)
  }

  /// Whether there is a dash, not a gap.
  var isOn: Bool { index % 2 == 0 }

  /// The dashes along a part of an outline.
  func lines(of course: OutlineCourse) -> [OutlineCourse] {
    var walk = self
    var dashes: [[OutlineStep]] = []
    var dash: [OutlineStep] = []
    for step in course.steps {
      var position: CGFloat = 0
      let length = step.length
      while length - position > walk.left {
        let end = position + walk.left
        if walk.isOn {
          if end > position || dash.isEmpty { dash.append(step.part(position, end)) }
          dashes.append(dash)
          dash = []
        }
        position = end
        walk.index = (walk.index + 1) % lengths.count
        walk.left = lengths[walk.index]
      }
      if walk.isOn { dash.append(position > 0 ? step.part(position, length) : step) }
      walk.left -= length - position
    }
    if course.isClosed, isOn, walk.isOn {
      // What is on at the end goes on where the part begins; a part without gaps is closed.
      if dashes.isEmpty { return [course] }
      dashes[0] = dash + dashes[0]
    } else if !dash.isEmpty {
      dashes.append(dash)
    }
    return dashes.compactMap { steps in
      let isDot = steps.allSatisfy { $0.length == 0 }
      return isDot && lineCap == .butt ? nil : OutlineCourse(steps: steps, start: course.start)
    }
  }
}

extension Path {
  /// Adds a part of a circle from a point at the end of a line's normal to that of another.
  fileprivate mutating func addTurn(
    around center: CGPoint,
    from start: CGPoint,
    to end: CGPoint,
    by angle: CGFloat,
    radius: CGFloat
  ) {
    // An arc that nobody could tell from a line is one.
    guard radius * angle * angle / 8 > 0.005 else {
      return addLine(to: center.moved(by: end, radius))
    }
    let count = max((abs(angle) / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = angle / count
    let pull = radius * 4 / 3 * tan(step / 4)
    var from = start
    for index in 1...Int(count) {
      let (x, y) = (cos(step * CGFloat(index)), sin(step * CGFloat(index)))
      let isLast = CGFloat(index) == count
      let to = isLast ? end : CGPoint(x: start.x * x - start.y * y, y: start.x * y + start.y * x)
      addCurve(
        to: center.moved(by: to, radius),
        control1: center.moved(by: from, radius).moved(by: from.normal, pull),
        control2: center.moved(by: to, radius).moved(by: to.normal, -pull)
      )
      from = to
    }
  }
}

extension CGPoint {
  fileprivate var opposite: CGPoint { CGPoint(x: -x, y: -y) }

  /// A quarter of a turn on, from the x axis to the y axis.
  fileprivate var normal: CGPoint { CGPoint(x: -y, y: x) }

  fileprivate func moved(by way: CGPoint, _ length: CGFloat) -> CGPoint {
    CGPoint(x: x + way.x * length, y: y + way.y * length)
  }
}
