import Foundation
package import Typesetting

/// Children on top of each other, the first lowest (LayoutRules §3.3).
package struct LayerElement: ArrangingElement {
  let alignment: Alignment
  let children: [LayoutNode]

  package init(alignment: Alignment, children: [LayoutNode]) {
    self.alignment = alignment
    self.children = children
  }

  /// That of the children of the highest priority, which its size is of, too.
  package var spacing: ViewSpacing {
    guard let highest = children.map(\.priority).max() else { return ViewSpacing() }
    return children.reduce(into: .none) { spacing, child in
      if child.priority == highest { spacing.formUnion(child.spacing) }
    }
  }

  /// The size of the union of the children of the highest priority, their guides laid on each other.
  package func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    guard var highest = children.first?.priority else { return .zero }
    for child in children { highest = max(highest, child.priority) }
    var least = CGPoint(x: CGFloat.infinity, y: .infinity)
    var greatest = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for child in children where child.priority == highest {
      let size = child.sizeThatFits(proposal, &pass)
      for axis in Axis.allCases {
        let guide = child.guide(key(axis), size: size, proposal: proposal, &pass)
        least[axis] = min(least[axis], -guide)
        greatest[axis] = max(
          greatest[axis],
          size[axis] == .infinity ? .infinity : size[axis] - guide
        )
      }
    }
    func extent(_ axis: Axis) -> CGFloat {
      greatest[axis] == .infinity ? .infinity : greatest[axis] - least[axis]
    }
    return CGSize(width: extent(.horizontal), height: extent(.vertical))
  }

  package func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    guard let highest = children.map(\.priority).max() else { return 0 }
    let key = key(.horizontal)
    var least = CGFloat.infinity
    var greatest = -CGFloat.infinity
    for child in children where child.priority == highest {
      guard let position = child.plainGuide(key),
        let width = child.widthAtAnyHeight(proposed, &pass)
      else { return nil }
      let guide = CGFloat(position(Double(width)))
      least = min(least, -guide)
      greatest = max(greatest, width == .infinity ? .infinity : width - guide)
    }
    return greatest == .infinity ? .infinity : greatest - least
  }

  package var endlessAxes: Axis.Set {
    let highest = children.map(\.priority).max()
    return children.reduce(into: []) { axes, child in
      if child.priority == highest { axes.formUnion(child.endlessAxes) }
    }
  }

  package func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard let highest = children.map(\.priority).max() else { return proposals.constant(0) }
    let key = key(proposals.asked)
    let shown = children.filter { $0.priority == highest }
    let guides = shown.compactMap { $0.plainGuide(key) }
    guard guides.count == shown.count else { return StepFunction(nil, over: proposals.lengths) }
    let lengths = shown.map { $0.steps(proposals, &pass) }
    return StepFunction(over: proposals.lengths, combining: lengths) { lengths in
      var least = Double.infinity
      var greatest = -Double.infinity
      for (length, guide) in zip(lengths, guides) {
        guard let length else { return nil }
        let position = guide(length)
        least = min(least, -position)
        greatest = max(greatest, length == .infinity ? .infinity : length - position)
      }
      return greatest == .infinity ? .infinity : greatest - least
    }
  }

  private func key(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    arrangedGuide(key, children, size: size, proposal: proposal, standsForOne: true, &pass)
  }

  /// Where children stand in layers that have taken a size: that is what each of them is offered there, so that what fills
  /// its room is as large as the layers are, and a choice the room that there is.
  package func places(
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> [LayoutSession.Place] {
    guard let highest = children.map(\.priority).max() else { return [] }
    let whole = ProposedViewSize(size).placeable
    // The top left corner of the layers, from where the guides meet.
    var corner = CGPoint(x: CGFloat.infinity, y: .infinity)
    var places: [LayoutSession.Place] = []
    places.reserveCapacity(children.count)
    for child in children {
      // What says nothing of how large the layers are has no other room than they.
      let offer = child.priority == highest ? proposal : whole
      let inner = placementProposal(of: child, in: whole, offered: offer, &pass)
      let taken = child.sizeThatFits(inner, &pass)
      var origin = CGPoint.zero
      for axis in Axis.allCases {
        origin[axis] = -child.guide(key(axis), size: taken, proposal: inner, &pass)
        if child.priority == highest { corner[axis] = min(corner[axis], origin[axis]) }
      }
      places.append(LayoutSession.Place(origin: origin, size: taken, proposal: inner))
    }
    for index in places.indices {
      for axis in Axis.allCases { places[index].origin[axis] -= corner[axis] }
    }
    return places
  }

  /// What a view is proposed in its place: all of the layers, or, of a choice, what the layers were offered, where no other
  /// layer makes them larger than that.
  ///
  /// Where they were offered no length a view without a choice is offered none either, unless it takes another size of
  /// that: it stands in its own size, and tells what that rests on.
  private func placementProposal(
    of child: LayoutNode,
    in whole: ProposedViewSize,
    offered offer: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> ProposedViewSize {
    if child.holdsChoice { return child.placementProposal(ofShared: whole, offered: offer, &pass) }
    guard offer.width == nil || offer.height == nil else { return whole }
    let open = ProposedViewSize(
      width: offer.width == nil ? nil : whole.width,
      height: offer.height == nil ? nil : whole.height
    )
    let isOwn = child.sizeThatFits(open, &pass) == child.sizeThatFits(whole, &pass)
    return isOwn ? open : whole
  }

  package func place(_ placement: Placement, into realisation: inout Realisation) {
    arrange(children, placement, into: &realisation)
  }
}
