import Foundation

/// Content whose measures are stand-ins.
struct StandInElement: WrappingElement {
  let content: LayoutNode
  let standIn: StandIn

  func place(_ placement: Placement, into realisation: inout Realisation) {
    realisation.note(standIn)
    content.element.place(placement, into: &realisation)
  }
}
