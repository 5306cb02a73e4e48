package import Foundation

/// Where an outline has come to, piece after piece.
struct OutlinePlace: Sendable, Hashable {
  /// Where the last part began; nil before the first piece.
  private var partStart: CGPoint?
  /// Where the last piece ends; nil before the first.
  private(set) var point: CGPoint?

  /// Goes on by a piece.
  mutating func follow(_ element: Path.Element) {
    switch element {
    case .move(let point):
      partStart = point
      self.point = point
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): self.point = point
    case .closeSubpath: point = partStart
    }
  }
}

/// A piece of an outline with both of its ends.
package struct OutlineSegment: Sendable {
  /// The piece.
  package let element: Path.Element
  /// Where the piece before it ends.
  package let start: CGPoint
  /// Where it ends itself: of what closes a part, where that began.
  package let end: CGPoint
}

/// The pieces of an outline in order, each with both of its ends; the first begins a part, and comes from zero.
package struct OutlineSegments: Sequence, IteratorProtocol {
  private var elements: IndexingIterator<[Path.Element]>
  private var place = OutlinePlace()

  init(_ path: Path) { elements = path.elements.makeIterator() }

  /// The next piece; nil behind the last.
  package mutating func next() -> OutlineSegment? {
    guard let element = elements.next() else { return nil }
    let start = place.point ?? .zero
    place.follow(element)
    return OutlineSegment(element: element, start: start, end: place.point ?? .zero)
  }
}

extension Path {
  /// The pieces with their ends, in order.
  package var segments: OutlineSegments { OutlineSegments(self) }
}
