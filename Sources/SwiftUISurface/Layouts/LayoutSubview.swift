public import Foundation

/// A stand-in for one view of a container, for the container's layout to measure and place.
public struct LayoutSubview {
  let node: LayoutNode
  let index: Int
  let session: LayoutSession

  /// The size, in points, the view takes under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.sizeThatFits(proposal.answerable, &session.pass)
  }

  /// The size under a proposal together with the alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      size: sizeThatFits(proposal),
      proposal: proposal.answerable,
      node: node,
      session: session
    )
  }

  /// The distances the view prefers to keep.
  public var spacing: ViewSpacing { node.spacing }

  /// The view's `layoutPriority`.
  public var priority: Double { node.priority }

  /// The view's value for a key, the key's default where the view sets none.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    // Unwrapped before it is cast: where `Value` is an optional, `nil as? Value` succeeds, and no value would be one.
    node.values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue
  }

  /// Places the view; the last of several calls counts.
  ///
  /// - Parameters:
  ///   - position: where the anchor stands, in the space of the container's bounds, points.
  ///   - anchor: the point of the view that stands there.
  ///   - proposal: what the view is proposed; its size is its own answer.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let proposal = proposal.placeable
    let size = sizeThatFits(proposal)
    // Nothing of a length without end, which moving texts may have, is no number.
    let extent = size.clamped
    session.places[index] = LayoutSession.Place(
      origin: CGPoint(
        x: (position.x - anchor.x * extent.width).bounded,
        y: (position.y - anchor.y * extent.height).bounded
      ),
      size: size,
      proposal: proposal
    )
  }

  /// Where the view stands: where it was placed, or in the middle of the container, proposed what that was.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize) -> LayoutSession.Place {
    if let place = session.places[index] { return place }
    let proposal = proposal.placeable
    let size = sizeThatFits(proposal)
    // As in `place(at:)`: half of a length without end has none either, and no report can say where that begins.
    let extent = size.clamped
    return LayoutSession.Place(
      origin: CGPoint(x: bounds.midX - extent.width / 2, y: bounds.midY - extent.height / 2),
      size: size,
      proposal: proposal
    )
  }

  /// A guide that the view sets itself, in the space of the container's bounds.
  func placedGuide(
    _ key: AlignmentKey,
    in bounds: CGRect,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let place = place(in: bounds, proposal)
    return node.explicitGuide(key, size: place.size, proposal: place.proposal, &session.pass)
      .map { $0 + place.origin[key.axis] }
  }
}

extension LayoutSubview: Equatable {
  /// Whether both stand for the same view of the same container.
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.session === other.session && one.index == other.index
  }
}
