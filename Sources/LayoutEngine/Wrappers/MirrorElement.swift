import Foundation

/// A whole layout that reads from right to left: laid out as if from the left, then mirrored.
struct MirrorElement: WrappingElement {
  let content: LayoutNode
  /// How often it is mirrored, one time after the other: views that each read the other way than the one
  /// around them are one level, however many they are.
  let times: Int

  /// Which side is read from changes no length.
  var choice: (any ChoosingElement)? { content.element.choice }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    // What is realised here is turned over where it lies: a part by itself would be a large thing on the stack,
    // and mirrors may lie in mirrors.
    let texts = realisation.texts.count
    let regions = realisation.regions.count
    let items = realisation.items.count
    func mirrored(_ x: CGFloat) -> CGFloat { placement.frame.maxX - (x - placement.origin.x) }
    func mirrored(_ frame: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: mirrored(frame.maxX), y: frame.minY), size: frame.size)
    }
    // All in it stands as if read from the left, and so has the container that lies around it.
    let container = realisation.container
    if times % 2 == 1 { realisation.container = container.map(mirrored) }
    content.element.place(placement, into: &realisation)
    realisation.container = container
    let sum = placement.frame.maxX + placement.origin.x
    for _ in 0..<times {
      for index in texts..<realisation.texts.count {
        let text = realisation.texts[index]
        realisation.texts[index] = text.moved(to: text.frame.map(mirrored))
      }
      for index in regions..<realisation.regions.count {
        let region = realisation.regions[index]
        realisation.regions[index] = region.moved(to: mirrored(region.frame))
      }
      for index in items..<realisation.items.count {
        realisation.items[index] = realisation.items[index].mirrored(sum)
      }
    }
  }
}

extension DisplayItem {
  /// The item seen from the other side: a place and where it goes to have this sum.
  fileprivate func mirrored(_ sum: CGFloat) -> DisplayItem {
    func mirrored(_ frame: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: sum - frame.maxX, y: frame.minY), size: frame.size)
    }
    switch self {
    case .text(let text): return .text(text.moved(to: mirrored(text.frame)))
    case .shape(let shape):
      if let text = shape.textFrame {
        // The lines of a text are set for their direction: what stands on them moves with them.
        return .shape(shape.moved(by: mirrored(text).minX - text.minX))
      }
      return .shape(
        shape.mapping(to: mirrored(shape.frame)) { CGPoint(x: sum - $0.x, y: $0.y) }
      )
    case .picture(let picture):
      // A picture is the same from either side: SwiftUI turns none over by itself.
      return .picture(picture.moved(to: mirrored(picture.frame)))
    case .group(let group):
      return .group(
        DisplayGroup(group.items.map { $0.mirrored(sum) }, group.effect.mirrored(sum))
      )
    }
  }
}

extension DisplayGroup.Effect {
  /// The effect seen from the other side: what turns one way turns the other way.
  fileprivate func mirrored(_ sum: CGFloat) -> DisplayGroup.Effect {
    switch self {
    case .clip(let outline, let frame):
      let clip = PlacedShape(frame: frame, shape: outline).mapping(
        to: CGRect(origin: CGPoint(x: sum - frame.maxX, y: frame.minY), size: frame.size)
      ) { CGPoint(x: sum - $0.x, y: $0.y) }
      return .clip(clip.shape, in: clip.frame)
    case .transform(let transform):
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: sum, ty: 0)
      return .transform(mirror.concatenating(transform).concatenating(mirror))
    case .mask(let items): return .mask(items.map { $0.mirrored(sum) })
    case .blend, .isolated, .standIn: return self
    }
  }
}
