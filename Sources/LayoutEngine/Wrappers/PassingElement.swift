import Foundation

/// Changes how its content is shown, not its layout: opacity, hiding, offset, names, what shapes are relative to.
struct PassingElement: WrappingElement {
  enum Change: Sendable {
    case opacity(Double)
    case hidden
    case offset(CGSize)
    case identifier(String)
    /// Shapes in it may be relative to its frame.
    case container
    /// What the layout around is told, such as a priority.
    case traits
  }

  let content: LayoutNode
  let change: Change

  // As the protocol has it, but without a copy of the content: deciding asks for little else.
  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    content.length(question, &pass)
  }

  var offer: ContentOffer? {
    if case .hidden = change { return nil }
    return ContentOffer(content)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    var inner = placement
    switch change {
    case .opacity(let opacity): inner.opacity *= opacity
    case .hidden: inner.isHidden = true
    case .offset(let offset):
      inner.origin.x += offset.width
      inner.origin.y += offset.height
    // An outer name stands: it was given to the whole.
    case .identifier(let name): inner.role = placement.role ?? name
    case .container:
      let outer = realisation.container
      realisation.container = placement.frame
      content.element.place(placement, into: &realisation)
      realisation.container = outer
      return
    case .traits: break
    }
    content.element.place(inner, into: &realisation)
  }
}
