import Foundation

/// A whole layout that reads from right to left: laid out as if from the left, then mirrored.
struct MirrorElement: WrappingElement {
  let content: LayoutNode

  /// Which side is read from changes no length.
  var choice: (any ChoosingElement)? { content.element.choice }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let inner = realisation.part { content.element.place(placement, into: &$0) }
    func mirrored(_ x: CGFloat) -> CGFloat { placement.frame.maxX - (x - placement.origin.x) }
    func mirrored(_ frame: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: mirrored(frame.maxX), y: frame.minY), size: frame.size)
    }
    realisation.choices += inner.choices
    realisation.noteStandIns(of: inner)
    realisation.texts += inner.texts.map { $0.moved(to: $0.frame.map(mirrored)) }
    realisation.items += inner.items.map { item in
      switch item {
      case .text(let text): .text(text.moved(to: mirrored(text.frame)))
      case .shape(let shape):
        if let text = shape.textFrame {
          // The lines of a text are set for their direction: what stands on them moves with them.
          .shape(shape.moved(by: mirrored(text).minX - text.minX))
        } else {
          .shape(shape.mapping(to: mirrored(shape.frame)) { CGPoint(x: mirrored($0.x), y: $0.y) })
        }
      }
    }
  }
}
