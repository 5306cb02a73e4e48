import Foundation

/// An element that can tell where its children stand without realising them.
package protocol ArrangingElement: LayoutElement {
  var spacing: ViewSpacing { get }
  /// Where each child stands from the container's top left corner.
  func places(
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> [LayoutSession.Place]
}

extension ArrangingElement {
  /// One guide made of those that children set themselves, where they stand.
  ///
  /// - Parameter standsForOne: whether the container stands for the view in it where there is but one, so that it has that
  ///   one's edges and middles, too (LayoutRules §3.5).
  package func arrangedGuide(
    _ key: AlignmentKey,
    _ children: [LayoutNode],
    size: CGSize,
    proposal: ProposedViewSize,
    standsForOne: Bool = false,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    var guides: [CGFloat] = []
    for (child, place) in zip(children, places(in: size, proposal, &pass)) {
      let guide = child.explicitGuide(key, size: place.size, proposal: place.proposal, &pass)
      if let guide { guides.append(guide + place.origin[key.axis]) }
    }
    return standsForOne && children.count == 1 ? guides.first : key.combine(guides)
  }

  /// Shows children where they stand, those with a higher `zIndex` over the others.
  package func arrange(
    _ children: [LayoutNode],
    _ placement: Placement,
    into realisation: inout Realisation
  ) {
    let places = places(in: placement.size, placement.proposal, &realisation.pass)
    realisation.place(children) { index, realisation in
      guard index < places.count else { return }
      let place = places[index]
      let origin = CGPoint(
        x: placement.origin.x + place.origin.x,
        y: placement.origin.y + place.origin.y
      )
      children[index].element.place(
        placement.member(at: origin, size: place.size, proposal: place.proposal),
        into: &realisation
      )
    }
  }
}
