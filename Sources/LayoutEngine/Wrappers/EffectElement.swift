import Foundation

/// Draws its content under an effect; layout does not notice.
struct EffectElement: WrappingElement {
  let content: LayoutNode
  let effect: DrawnEffect

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let first = realisation.items.count
    var inner = placement
    let isDimmedAsOne = isDimmedAsOne(placement)
    if isDimmedAsOne { inner.opacity = 1 }
    content.element.place(inner, into: &realisation)
    // Where nothing is drawn the texts of a mask are wanted all the same.
    if case .mask(let mask, let alignment) = effect, realisation.purpose != .display {
      let drawn = realise(mask, alignment, placement, into: &realisation)
      let isAsked =
        realisation.purpose == .lines && (!drawn.texts.isEmpty || !drawn.standIns.isEmpty)
      if isAsked, !isDrawn(placement, &realisation) { return }
      note(mask: drawn, in: &realisation)
      return
    }
    guard realisation.items.count > first else {
      // What a mask uncovers of nothing is not seen, but chosen as it is elsewhere.
      if case .mask(let mask, let alignment) = effect {
        _ = realise(mask, alignment, placement, into: &realisation)
      }
      return
    }
    let items = Array(realisation.items[first...])
    realisation.items.removeSubrange(first...)
    let group = DisplayItem.group(DisplayGroup(items, effect(placement, into: &realisation)))
    realisation.items.append(
      isDimmedAsOne ? .group(DisplayGroup([group], Self.cover(placement.opacity))) : group
    )
  }

  /// Whether there is anything of the content to see, where it is not drawn: else a mask uncovers nothing, and its texts
  /// are not read.
  private func isDrawn(_ placement: Placement, _ realisation: inout Realisation) -> Bool {
    !realisation.part(for: .display) { content.element.place(placement, into: &$0) }.items.isEmpty
  }

  /// Takes over what the decision about a layout has of a mask.
  private func note(mask drawn: Realisation, in realisation: inout Realisation) {
    realisation.noteStandIns(of: drawn)
    realisation.noteTexts(ofMask: drawn)
  }

  /// Whether the opacities around dim what is drawn by itself, and not each thing in it: what lies below another one
  /// there does not shine through it.
  private func isDimmedAsOne(_ placement: Placement) -> Bool {
    guard case .isolated = effect else { return false }
    return placement.isVisible && placement.opacity < 1
  }

  /// A mask that covers everything in part.
  private static func cover(_ opacity: Double) -> DisplayGroup.Effect {
    let reach: CGFloat = 1e6
    let everywhere = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    return .mask([.shape(PlacedShape(frame: everywhere, shape: .rectangle, opacity: opacity))])
  }

  private func effect(
    _ placement: Placement,
    into realisation: inout Realisation
  ) -> DisplayGroup.Effect {
    switch effect {
    case .clip(let outline): return .clip(outline(placement.frame), in: placement.frame)
    case .containedClip(let outline):
      return .clip(outline(placement.frame, realisation.container), in: placement.frame)
    case .transform(let transform): return .transform(transform(placement.frame))
    case .mask(let mask, let alignment):
      let drawn = realise(mask, alignment, placement, into: &realisation)
      note(mask: drawn, in: &realisation)
      return .mask(drawn.items)
    case .blend(let mode): return .blend(mode)
    case .isolated: return .isolated
    }
  }

  /// A mask by itself, whose choices and grounds come after those of the content: they stand in the layout as any other.
  private func realise(
    _ mask: LayoutNode,
    _ alignment: Alignment,
    _ placement: Placement,
    into realisation: inout Realisation
  ) -> Realisation {
    var outer = placement
    outer.role = nil
    // The opacities around dim the content already; of one that they leave nothing of nothing is uncovered.
    outer.opacity = placement.opacity > 0 ? 1 : 0
    let drawn = realisation.part { part in
      content.place(layer: mask, alignedBy: alignment, in: outer, into: &part)
    }
    realisation.choices += drawn.choices
    realisation.grounds += drawn.grounds
    return drawn
  }
}

/// An effect as views ask for it: it may depend on the frame of what it is for.
package enum DrawnEffect: Sendable {
  /// Cut to an outline.
  case clip(@Sendable (CGRect) -> ShapeKind)
  /// Cut to an outline that depends on where the container of shapes around it is drawn, too.
  case containedClip(@Sendable (_ frame: CGRect, _ container: CGRect?) -> ShapeKind)
  /// Moved, turned, scaled.
  case transform(@Sendable (CGRect) -> CGAffineTransform)
  /// Shown as much as another layout covers that is offered its size.
  case mask(LayoutNode, Alignment)
  /// Mixed with what lies below.
  case blend(BlendMode)
  /// Drawn by itself.
  case isolated
}
