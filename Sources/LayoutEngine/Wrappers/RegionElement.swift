import Foundation

/// Content that means something beside what it shows; layout does not notice.
struct RegionElement: WrappingElement {
  let content: LayoutNode
  let meaning: PlacedRegion.Meaning

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let first = realisation.texts.count
    content.element.place(placement, into: &realisation)
    guard realisation.purpose == .display, placement.isVisible else { return }
    realisation.regions.append(
      PlacedRegion(
        meaning: meaning,
        role: placement.role,
        texts: realisation.texts[first...].map(\.string),
        frame: placement.frame
      )
    )
  }
}
