package import Foundation

/// One of the lines by which an outline is followed: a line of its own, or one of those that stand for a curve.
struct OutlineStep {
  var from: CGPoint
  var to: CGPoint
  /// Where it leads, of length 1; also where it is no longer than nothing.
  var direction: CGPoint
  /// Whether it goes on from the one before it as a curve does: round, whatever corners are to be.
  var isSmooth: Bool

  var length: CGFloat { from.distance(to: to) }

  /// The part of it between two lengths.
  func part(_ start: CGFloat, _ end: CGFloat) -> OutlineStep {
    var part = self
    part.from = CGPoint(x: from.x + direction.x * start, y: from.y + direction.y * start)
    // What ends where it ends meets the next one.
    if end < length {
      part.to = CGPoint(x: from.x + direction.x * end, y: from.y + direction.y * end)
    }
    return part
  }
}

/// A part of an outline as it is followed from its beginning to its end.
struct OutlineCourse {
  var steps: [OutlineStep] = []
  var isClosed = false
  /// Where it begins, also where it leads nowhere.
  var start: CGPoint
  /// Whether anything but its beginning was said of it.
  var isBegun = false

  /// What is known of the last line or curve: where it leads at its end, and whether it is a curve.
  private var end: (direction: CGPoint, isCurve: Bool)?
  private var beginning: (direction: CGPoint, isCurve: Bool)?

  init(start: CGPoint) { self.start = start }

  /// A part of steps that are known.
  init(steps: [OutlineStep], start: CGPoint) {
    self.steps = steps
    self.start = start
  }

  /// Where it has led to.
  var current: CGPoint { steps.last?.to ?? start }

  var length: CGFloat { steps.reduce(0) { $0 + $1.length } }

  /// Follows a line.
  mutating func addLine(to point: CGPoint) {
    isBegun = true
    guard let direction = CGPoint.direction(from: current, to: point) else { return }
    let step = OutlineStep(from: current, to: point, direction: direction, isSmooth: false)
    add([step], from: (direction, false), to: (direction, false))
  }

  /// Follows a cubic curve, by lines that leave it by no more than `Path.followingTolerance` if so many do.
  mutating func addCurve(to end: CGPoint, _ one: CGPoint, _ two: CGPoint, atMost most: CGFloat) {
    isBegun = true
    let start = current
    guard
      let first = CGPoint.direction(from: start, to: one)
        ?? .direction(from: start, to: two) ?? .direction(from: start, to: end),
      let last = CGPoint.direction(from: two, to: end)
        ?? .direction(from: one, to: end) ?? .direction(from: start, to: end)
    else { return }
    var steps: [OutlineStep] = []
    var from = start
    for point in CGPoint.curve(from: start, to: end, one, two, atMost: most) {
      guard let direction = CGPoint.direction(from: from, to: point) else { continue }
      steps.append(OutlineStep(from: from, to: point, direction: direction, isSmooth: true))
      from = point
    }
    add(steps, from: (first, true), to: (last, true))
  }

  private mutating func add(
    _ added: [OutlineStep],
    from first: (direction: CGPoint, isCurve: Bool),
    to last: (direction: CGPoint, isCurve: Bool)
  ) {
    guard var next = added.first else { return }
    next.isSmooth = join(to: first)
    if !next.isSmooth, end != nil, first.isCurve {
      steps.append(.turned(to: first.direction, at: next.from, isSmooth: false))
      next.isSmooth = true
    }
    steps.append(next)
    steps += added.dropFirst()
    if beginning == nil { beginning = first }
    end = last
  }

  /// Whether what begins in a direction goes on smoothly; otherwise a curve is gone to its end before, where it leads
  /// another way than the last of its lines.
  private mutating func join(to next: (direction: CGPoint, isCurve: Bool)) -> Bool {
    guard let end else { return false }
    if end.direction.cross(next.direction).magnitude < 1e-3, end.direction.dot(next.direction) > 0 {
      return true
    }
    if end.isCurve { steps.append(.turned(to: end.direction, at: current, isSmooth: true)) }
    return false
  }

  /// Ends it, closed by a line to its beginning or open.
  mutating func finish(closed: Bool) {
    if closed { addLine(to: start) }
    guard let beginning, let end, !steps.isEmpty else { return }
    isClosed = closed
    if closed, join(to: beginning) {
      steps[0].isSmooth = true
      return
    }
    if !closed, end.isCurve {
      steps.append(.turned(to: end.direction, at: current, isSmooth: true))
    }
    if beginning.isCurve {
      steps[0].isSmooth = true
      steps.insert(.turned(to: beginning.direction, at: start, isSmooth: false), at: 0)
    }
  }

  /// The course the other way.
  var reversed: OutlineCourse {
    var copy = self
    copy.steps = steps.indices.map { index in
      let step = steps[steps.count - 1 - index]
      return OutlineStep(
        from: step.to,
        to: step.from,
        direction: CGPoint(x: -step.direction.x, y: -step.direction.y),
        // The corner before it was the one behind it.
        isSmooth: steps[index == 0 ? 0 : steps.count - index].isSmooth
      )
    }
    return copy
  }
}

extension OutlineStep {
  /// A step that leads nowhere, in a direction.
  fileprivate static func turned(to direction: CGPoint, at point: CGPoint, isSmooth: Bool)
    -> OutlineStep
  {
    OutlineStep(from: point, to: point, direction: direction, isSmooth: isSmooth)
  }
}

extension Path {
  /// How far lines that stand for a curve may be beside it where outlines are followed, points.
  static let followingTolerance: CGFloat = 0.01

  /// How many lines stand for a curve at most: as many as anybody sees, of so many curves fewer that an outline is in
  /// bounds, and never fewer than where it is filled.
  private var mostLinesOfCurve: CGFloat {
    let count = elements.reduce(0) { count, element in
      switch element {
      case .curve, .quadCurve: count + 1
      default: count
      }
    }
    return CGFloat(min(max(1_000_000 / max(count, 1), 24), 256))
  }

  /// The parts, each as it is followed.
  ///
  /// Lengths beyond those that layouts reckon with count as these.
  var courses: [OutlineCourse] {
    var courses: [OutlineCourse] = []
    var course = OutlineCourse(start: .zero)
    let most = mostLinesOfCurve
    func finish(closed: Bool = false) {
      if course.isBegun || closed {
        course.isBegun = true
        course.finish(closed: closed)
        courses.append(course)
      }
      course = OutlineCourse(start: course.start)
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        course = OutlineCourse(start: point.clamped)
      case .line(let point): course.addLine(to: point.clamped)
      case .quadCurve(let end, let control):
        let (from, end, control) = (course.current, end.clamped, control.clamped)
        // The same curve as a cubic one: its control points lie at two thirds.
        func pulled(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3,
            y: point.y + (control.y - point.y) * 2 / 3
          )
        }
        course.addCurve(to: end, pulled(from), pulled(end), atMost: most)
      case .curve(let end, let one, let two):
        course.addCurve(to: end.clamped, one.clamped, two.clamped, atMost: most)
      case .closeSubpath: finish(closed: true)
      }
    }
    finish()
    return courses
  }
}

extension CGPoint {
  /// The point within the limits of what can be reckoned with.
  fileprivate var clamped: CGPoint { CGPoint(x: x.clamped, y: y.clamped) }

  package func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }

  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// The way to another point, of length 1; nil where that is as good as the same point.
  fileprivate static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint? {
    let length = start.distance(to: end)
    // What is shorter than a number can tell leads nowhere.
    guard length > 1e-9, start != end else { return nil }
    return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
  }

  /// The ends of the lines that stand for a cubic curve: as many as it takes to be near it, within limits.
  fileprivate static func curve(
    from start: CGPoint,
    to end: CGPoint,
    _ one: CGPoint,
    _ two: CGPoint,
    atMost limit: CGFloat
  ) -> [CGPoint] {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      CGPoint(x: a.x - b.x, y: a.y - b.y).distance(to: CGPoint(x: b.x - c.x, y: b.y - c.y))
    }
    // Between two of its points a curve is no further from a line than an eighth of its second derivative tells.
    let most = max(bend(start, one, two), bend(one, two, end))
    let wanted = (most * 6 / 8 / Path.followingTolerance).squareRoot().rounded(.up)
    let count = Int(min(max(wanted, 1), limit))
    return (1...count).map { index in
      guard index < count else { return end }
      return onCurve(from: start, to: end, one, two, at: CGFloat(index) / CGFloat(count))
    }
  }

  /// The point of a cubic curve at a part of its way, 0 to 1.
  static func onCurve(
    from start: CGPoint,
    to end: CGPoint,
    _ one: CGPoint,
    _ two: CGPoint,
    at part: CGFloat
  ) -> CGPoint {
    let rest = 1 - part
    let (a, b) = (rest * rest * rest, 3 * rest * rest * part)
    let (c, d) = (3 * rest * part * part, part * part * part)
    return CGPoint(
      x: a * start.x + b * one.x + c * two.x + d * end.x,
      y: a * start.y + b * one.y + c * two.y + d * end.y
    )
  }
}
