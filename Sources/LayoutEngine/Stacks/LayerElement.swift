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

  package func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    box(proposal, &pass)?.size ?? .zero
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

  /// The union of the children of the highest priority, their guides laid on each other: its size
  /// and where its top left corner lies from the guides.
  private func box(
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> (size: CGSize, corner: CGPoint)? {
    guard var highest = children.first?.priority else { return nil }
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
    return (CGSize(width: extent(.horizontal), height: extent(.vertical)), least)
  }

  private func key(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
  }

  private func offset(
    of child: LayoutNode,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    corner: CGPoint,
    _ pass: inout LayoutPass
  ) -> CGPoint {
    CGPoint(
      x: -child.guide(key(.horizontal), size: size, proposal: proposal, &pass) - corner.x,
      y: -child.guide(key(.vertical), size: size, proposal: proposal, &pass) - corner.y
    )
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
  /// its room is as large as the layers are.
  package func places(
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> [LayoutSession.Place] {
    let whole = ProposedViewSize(size).placeable
    guard let box = box(whole, &pass) else { return [] }
    return children.map { child in
      let size = child.sizeThatFits(whole, &pass)
      // What takes no other size of what the layers were offered stands in that: it tells of the room that there is.
      let isSame = child.sizeThatFits(proposal, &pass) == size
      let offer = isSame ? proposal : whole
      let offset = offset(of: child, size, offer, corner: box.corner, &pass)
      return LayoutSession.Place(origin: offset, size: size, proposal: offer)
    }
  }

  package func place(_ placement: Placement, into realisation: inout Realisation) {
    arrange(children, placement, into: &realisation)
  }
}
