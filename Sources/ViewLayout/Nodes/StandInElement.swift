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

extension View {
  /// Notes that the measures of the view are not known.
  nonisolated func standIn(_ subject: String, _ assumption: String) -> some View {
    node { node, _ in
      node.wrapped(
        in: StandInElement(
          content: node,
          standIn: StandIn(subject: subject, assumption: assumption)
        )
      )
    }
  }
}
