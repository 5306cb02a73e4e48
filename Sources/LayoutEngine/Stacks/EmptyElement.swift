import Foundation

/// Content without anything in it: no size, nothing drawn.
struct EmptyElement: SeparableElement {
  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize { .zero }
  func place(_ placement: Placement, into realisation: inout Realisation) {}
}
