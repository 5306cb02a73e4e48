import Foundation

/// Children in a row or column that share the length they are offered (LayoutRules §3.1).
package struct StackElement: ArrangingElement {
  let axis: Axis
  /// The alignment on the other axis.
  let alignment: AlignmentKey
  private(set) var children: [LayoutNode]
  /// The distance of each child from the one before it; zero for the first.
  let distances: [CGFloat]
  let totalDistance: CGFloat
  /// Whether the children keep apart, so that none takes away from another's length.
  private let isOnlyGrowing: Bool
  /// Whether no child is served before another for its priority.
  private let hasOnePriority: Bool

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, children: [LayoutNode]) {
    self.axis = axis
    self.alignment = alignment
    self.children = children
    distances = children.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing?.bounded
        ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
    totalDistance = distances.reduce(0, +)
    isOnlyGrowing =
      distances.allSatisfy { $0 >= 0 } && children.allSatisfy(\.element.isNeverNegative)
    hasOnePriority = children.allSatisfy { $0.priority == children.first?.priority }
  }

  /// The stack with other children, each of which keeps the distances of the one in its place.
  func holding(_ children: [LayoutNode]) -> StackElement {
    var stack = self
    stack.children = children
    return stack
  }

  /// The spacing a stack shows to its neighbours: that of its outer children.
  package var spacing: ViewSpacing {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    var spacing = ViewSpacing.none
    let before: Edge.Set = axis == .horizontal ? .leading : .top
    let after: Edge.Set = axis == .horizontal ? .trailing : .bottom
    spacing.formUnion(first.spacing, edges: before)
    spacing.formUnion(last.spacing, edges: after)
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children { spacing.formUnion(child.spacing, edges: across) }
    return spacing
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    guard let major = proposal[axis], children.count > 1 else {
      // Nothing to share: each child takes its own length. The usual probe of `ViewThatFits`
      // comes here, and nothing is allocated for it.
      let inner = proposal[axis].map {
        ProposedViewSize(max($0, 0), along: axis, across: proposal[axis.other])
      }
      var extent = Extent()
      for (child, distance) in zip(children, distances) {
        let size = child.sizeThatFits(inner ?? proposal, &pass)
        let guide = child.guide(alignment, size: size, proposal: inner ?? proposal, &pass)
        extent.append(size, distance: distance, along: axis, guide: guide)
      }
      return extent.size(along: axis)
    }
    return withShares(of: major, proposal, &pass) { shares, pass in
      var extent = Extent()
      for (index, share) in shares.enumerated() {
        let guide = children[index]
          .guide(alignment, size: share.size, proposal: share.proposal, &pass)
        extent.append(share.size, distance: distances[index], along: axis, guide: guide)
      }
      return extent.size(along: axis)
    }
  }

  package var endlessAxes: Axis.Set {
    let axes = children.reduce(into: Axis.Set()) { $0.formUnion($1.endlessAxes) }
    if hasOnePriority { return axes }
    // Along the stack, those of a higher priority leave others what need not be without end.
    return axes.subtracting(axis == .horizontal ? .horizontal : .vertical)
  }

  /// As tall as its tallest child at least, a column need not know how much of that there is besides.
  package func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    guard question.axis == axis, question.proposal[axis] == nil else {
      pass.strain?.noteContinuity()
      return sizeThatFits(question.proposal, &pass)[question.axis]
    }
    let question = isOnlyGrowing ? question : question.exact
    // The same sum in the same order as the whole size has it.
    var length: CGFloat = 0
    // By index, since a child that is handed out is a copy.
    for index in children.indices {
      length += distances[index]
      length += children[index].length(question, &pass)
    }
    return length
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    arrangedGuide(key, children, size: size, proposal: proposal, standsForOne: true, &pass)
  }

  package func place(_ placement: Placement, into realisation: inout Realisation) {
    arrange(children, placement, into: &realisation)
  }

  /// The children where they stand in a stack that has taken a size.
  ///
  /// An open proposal across the stack is replaced by the size it has taken, so that dividers reach
  /// its edges; to a choice it is open, for that is the room that there is.
  package func places(
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> [LayoutSession.Place] {
    let isOpen = proposal[axis.other] == nil
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    return withShares(of: proposal[axis], proposal, &pass) { shares, pass in
      var position: CGFloat = 0
      var least = CGFloat.infinity
      var places: [LayoutSession.Place] = []
      places.reserveCapacity(shares.count)
      for (index, share) in shares.enumerated() {
        position += distances[index]
        var offer = share.proposal
        if isOpen { offer[axis.other] = nil }
        let inner = children[index].placementProposal(of: share.proposal, offered: offer, &pass)
        let guide = children[index].guide(alignment, size: share.size, proposal: inner, &pass)
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.other] = -guide
        least = min(least, -guide)
        places.append(LayoutSession.Place(origin: origin, size: share.size, proposal: inner))
        position += share.size[axis]
      }
      for index in places.indices { places[index].origin[axis.other] -= least }
      return places
    }
  }

  /// What a child is proposed and takes.
  private struct Share {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private func withShares<Result>(
    of major: CGFloat?,
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass,
    _ body: (UnsafeMutableBufferPointer<Share>, inout LayoutPass) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Share.self, capacity: children.count) { shares in
      shares.initialize(repeating: Share(proposal: proposal, size: .zero))
      defer { shares.deinitialize() }
      if let major {
        distribute(major, across: proposal[axis.other], into: shares, &pass)
      } else {
        for (index, child) in children.enumerated() {
          shares[index].size = child.sizeThatFits(proposal, &pass)
        }
      }
      return body(shares, &pass)
    }
  }

  private func distribute(
    _ major: CGFloat,
    across minor: CGFloat?,
    into shares: UnsafeMutableBufferPointer<Share>,
    _ pass: inout LayoutPass
  ) {
    let count = children.count
    func settle(_ index: Int, _ length: CGFloat) -> CGFloat {
      let inner = ProposedViewSize(length, along: axis, across: minor)
      let size = children[index].sizeThatFits(inner, &pass)
      shares[index] = Share(proposal: inner, size: size)
      return size[axis]
    }
    let room = major - totalDistance
    guard count > 1 else {
      if count == 1 { _ = settle(0, max(room, 0)) }
      return
    }
    if LengthShares.shareUnasked(room, among: count, settle: settle) { return }
    withUnsafeTemporaryAllocation(of: LengthShares.Claim.self, capacity: count) { buffer in
      var claims = buffer
      // One child whose greatest length is known to have an end is not asked for it unless that is needed.
      var limited: Int?
      for (index, child) in children.enumerated() {
        let least = child.leastLength(along: axis, across: minor, &pass)
        let isLimited =
          limited == nil && child.hasGreatestLength(along: axis, across: minor, &pass)
        if isLimited { limited = index }
        claims.initializeElement(
          at: index,
          to: LengthShares.Claim(
            index: index,
            priority: child.priority,
            least: least,
            greatest: isLimited
              ? least : child.greatestLength(along: axis, across: minor, &pass)
          )
        )
      }
      defer { claims.deinitialize() }
      if let limited, !LengthShares.isLeastFlexible(claims[limited], of: claims) {
        claims[limited] = LengthShares.Claim(
          index: limited,
          priority: claims[limited].priority,
          least: claims[limited].least,
          greatest: children[limited].greatestLength(along: axis, across: minor, &pass)
        )
      }
      LengthShares.share(room, among: &claims, settle: settle)
    }
  }

  /// The size of children as they are lined up, summed in their order.
  struct Extent {
    var length: CGFloat = 0
    var least = CGFloat.infinity
    var greatest = -CGFloat.infinity

    mutating func append(_ size: CGSize, distance: CGFloat, along axis: Axis, guide: CGFloat) {
      length += distance
      length += size[axis]
      let breadth = size[axis.other]
      least = min(least, -guide)
      // Half of infinity is no guide to measure from.
      greatest = max(greatest, breadth == .infinity ? breadth : breadth - guide)
    }

    func size(along axis: Axis) -> CGSize {
      guard least <= greatest else { return CGSize(length, along: axis, across: 0) }
      let breadth = greatest == .infinity ? .infinity : greatest - least
      return CGSize(length, along: axis, across: breadth)
    }

    /// The breadth of some children, each with its guide.
    static func breadth(_ children: [(length: Double, guide: Double)]) -> Double {
      var extent = Extent()
      for child in children {
        let size = CGSize(0, along: .vertical, across: CGFloat(child.length))
        extent.append(size, distance: 0, along: .vertical, guide: CGFloat(child.guide))
      }
      return Double(extent.size(along: .vertical).width)
    }
  }
}
