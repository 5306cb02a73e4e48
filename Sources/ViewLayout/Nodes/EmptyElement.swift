import Foundation

/// Content without anything in it: no size, nothing drawn.
struct EmptyElement: LayoutElement {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func place(_ placement: Placement, into realisation: inout Realisation) {}
}
