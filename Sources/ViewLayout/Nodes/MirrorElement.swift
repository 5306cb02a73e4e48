import Foundation

/// A whole layout that reads from right to left: laid out as if from the left, then mirrored.
struct MirrorElement: WrappingElement {
  let content: LayoutNode

  func place(_ placement: Placement, into realisation: inout Realisation) {
    var inner = Realisation(realisation.purpose, tracing: realisation.tracing)
    content.element.place(placement, into: &inner)
    func mirrored(_ frame: CGRect) -> CGRect {
      let left = placement.frame.maxX - (frame.maxX - placement.origin.x)
      return CGRect(origin: CGPoint(x: left, y: frame.minY), size: frame.size)
    }
    func mirrored(_ kind: ShapeKind) -> ShapeKind {
      guard case .path(let path) = kind else { return kind }
      return .path(
        path.mapping { CGPoint(x: placement.frame.maxX - ($0.x - placement.origin.x), y: $0.y) }
      )
    }
    realisation.choices += inner.choices
    realisation.noteStandIns(of: inner)
    realisation.texts += inner.texts.map { text in
      TextTrace(
        role: text.role,
        string: text.string,
        pointSize: text.pointSize,
        lines: text.lines,
        isTruncated: text.isTruncated,
        isMoving: text.isMoving,
        isRedacted: text.isRedacted,
        size: text.size,
        frame: text.frame.map(mirrored)
      )
    }
    realisation.items += inner.items.map { item in
      switch item {
      case .text(let text):
        .text(
          PlacedText(
            frame: mirrored(text.frame),
            role: text.role,
            string: text.string,
            laidOut: text.laidOut,
            opacity: text.opacity,
            color: text.color
          )
        )
      case .shape(let shape):
        .shape(
          PlacedShape(
            frame: mirrored(shape.frame),
            shape: mirrored(shape.shape),
            opacity: shape.opacity,
            color: shape.color,
            lineWidth: shape.lineWidth
          )
        )
      }
    }
  }
}
