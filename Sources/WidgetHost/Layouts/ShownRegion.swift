import Foundation
import LayoutEngine

/// What a clip or a mask shows, prepared once for all texts in it.
indirect enum ShownRegion {
  /// A shape without dents in a rectangle: not a path.
  case shape(ShapeKind, CGRect)
  /// The inside of a path.
  case outline(OutlineInside)
  /// A line along a path.
  case stroke(OutlineStroke)
  /// Where a map back leads into a region.
  case mapped(CGAffineTransform, ShownRegion)
  /// What two regions share.
  case both(ShownRegion, ShownRegion)
  /// What any of several shows.
  case any([ShownRegion])

  /// The inside of an outline in a rectangle.
  init(_ kind: ShapeKind, in frame: CGRect) {
    if let (path, isEvenOdd) = kind.anyPath {
      self = .outline(OutlineInside(path, eoFill: isEvenOdd))
    } else {
      self = .shape(kind, frame)
    }
  }

  /// What a mask of items shows: shapes, the frames of texts and pictures.
  ///
  /// What is not drawn at all covers nothing, what is translucent does.
  init(coveredBy items: [DisplayItem]) {
    self = .any(
      items.compactMap { item in
        switch item {
        case .shape(let shape):
          shape.opacity > 0 && shape.color.alpha > 0 ? ShownRegion(coveredBy: shape) : nil
        case .text(let text): text.opacity > 0 ? .shape(.rectangle, text.frame) : nil
        case .picture(let picture): picture.opacity > 0 ? .shape(.rectangle, picture.frame) : nil
        case .group(let group): ShownRegion(coveredBy: group)
        }
      }
    )
  }

  private init(coveredBy shape: PlacedShape) {
    // Paths alone are drawn as lines.
    if let stroke = shape.stroke, case .path(let path) = shape.shape {
      self = .stroke(OutlineStroke(path, width: stroke.lineWidth))
    } else {
      self = ShownRegion(shape.shape, in: shape.frame)
    }
  }

  private init?(coveredBy group: DisplayGroup) {
    let items = ShownRegion(coveredBy: group.items)
    switch group.effect {
    case .transform(let map):
      guard let inverse = map.inverse else { return nil }
      self = .mapped(inverse, items)
    case .clip(let outline, let frame): self = .both(ShownRegion(outline, in: frame), items)
    case .mask(let mask): self = .both(ShownRegion(coveredBy: mask), items)
    case .blend, .isolated, .standIn: self = items
    }
  }

  /// How many outlines of curves it is made of, each of which became lines once.
  var outlineCount: Int {
    switch self {
    case .shape: 0
    case .outline, .stroke: 1
    case .mapped(_, let region): region.outlineCount
    case .both(let one, let other): one.outlineCount + other.outlineCount
    case .any(let regions): regions.map(\.outlineCount).reduce(0, +)
    }
  }

  /// Whether a point is shown; on an edge either may be said.
  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .shape(let kind, let frame): kind.contains(point, in: frame)
    case .outline(let inside): inside.contains(point)
    case .stroke(let stroke): stroke.contains(point)
    case .mapped(let inverse, let region): region.contains(inverse.apply(point))
    case .both(let one, let other): one.contains(point) && other.contains(point)
    case .any(let regions): regions.contains { $0.contains(point) }
    }
  }

  /// Whether everything between some points is surely shown: `false` may be said of what is shown by
  /// several regions together, or by a path with a line near the points.
  func holds(_ points: [CGPoint]) -> Bool {
    switch self {
    case .shape(let kind, let frame): points.allSatisfy { kind.contains($0, in: frame) }
    case .outline(let inside): inside.holds(CGRect(around: points))
    case .stroke(let stroke): stroke.holds(points)
    case .mapped(let inverse, let region): region.holds(points.map(inverse.apply))
    case .both(let one, let other): one.holds(points) && other.holds(points)
    case .any(let regions): regions.contains { $0.holds(points) }
    }
  }

  /// Whether it shows less than a length in one direction, as a clip does that hides on purpose.
  func isThinner(than length: CGFloat) -> Bool {
    let bounds: CGRect
    switch self {
    case .shape(_, let frame): bounds = frame
    case .outline(let inside): bounds = inside.bounds
    case .stroke, .mapped, .both, .any: return false
    }
    return bounds.width < length || bounds.height < length
  }
}
