import Foundation

/// Content with another layer behind or in front that takes the content's size as its proposal
/// (LayoutRules §3.3).
struct DecorationElement: WrappingElement {
  let content: LayoutNode
  let decoration: LayoutNode
  let layer: DecorationLayer
  /// The guides at which content and decoration meet; `nil` where the decoration covers the content's frame, whatever
  /// guides that sets.
  let alignment: Alignment?

  func place(_ placement: Placement, into realisation: inout Realisation) {
    // The decoration is realised by itself: it may have to lie below, yet its choices come after
    // those of the content.
    var outer = placement
    outer.role = nil
    let decorated = realisation.part { part in
      guard let alignment else {
        let proposal = ProposedViewSize(placement.size)
        return decoration.place(alignedBy: .center, in: outer, proposal: proposal, into: &part)
      }
      content.place(layer: decoration, alignedBy: alignment, in: outer, into: &part)
    }
    if layer == .background {
      realisation.items += decorated.items
      realisation.texts += decorated.texts
    }
    content.element.place(placement, into: &realisation)
    if layer == .overlay {
      realisation.items += decorated.items
      realisation.texts += decorated.texts
    }
    realisation.choices += decorated.choices
    realisation.noteStandIns(of: decorated)
    realisation.regions += decorated.regions
    realisation.grounds += decorated.grounds
  }
}

/// Where a decoration lies.
package enum DecorationLayer: Sendable {
  /// Behind the content.
  case background
  /// In front of it.
  case overlay
}
