public import Foundation

/// A view resolved in an environment: a tree of plain values that any thread can measure and place.
///
/// Made on the main actor by `LayoutResolver`, since SwiftUI's views live there; nothing after that
/// needs an actor. Measuring is pure: the same proposal always gives the same size.
public struct LayoutNode: Sendable {
  package private(set) var element: any LayoutElement
  /// The distances the view prefers to keep.
  package let spacing: ViewSpacing
  /// The priority by which a stack gives it room.
  package let priority: Double
  /// The `accessibilityIdentifier`, which names a candidate or a text's role.
  public let identifier: String?
  package let guides: ExplicitGuides
  /// What the view tells the layout around it, by the key's type.
  package var values: [ObjectIdentifier: any Sendable] = [:]
  /// How many containers lie within each other in this view, itself included.
  let depth: Int
  /// What a container that holds containers is remembered by within a pass.
  private var identity: ContainerIdentity?

  package init(
    _ element: any LayoutElement,
    spacing: ViewSpacing = ViewSpacing(),
    priority: Double = 0,
    identifier: String? = nil,
    guides: ExplicitGuides = .none
  ) {
    self.init(
      element,
      spacing: spacing,
      priority: priority,
      identifier: identifier,
      guides: guides,
      depth: 0,
      identity: nil
    )
  }

  /// A container's node: it shows the guides of its children.
  ///
  /// - Parameters:
  ///   - guides: the guides it may set, where they are not those of its children.
  ///   - isRemembered: whether its sizes are worth remembering within a pass, however flat it is.
  package init(
    _ element: any LayoutElement,
    of children: [LayoutNode],
    spacing: ViewSpacing,
    guides: ExplicitGuides? = nil,
    isRemembered: Bool = false
  ) {
    let depth = 1 + (children.lazy.map(\.depth).max() ?? 0)
    self.init(
      element,
      spacing: spacing,
      priority: 0,
      identifier: nil,
      guides: guides ?? children.reduce(.none) { $0.union($1.guides) },
      depth: depth,
      identity: depth > 1 || isRemembered ? ContainerIdentity() : nil
    )
  }

  private init(
    _ element: any LayoutElement,
    spacing: ViewSpacing,
    priority: Double,
    identifier: String?,
    guides: ExplicitGuides,
    depth: Int,
    identity: ContainerIdentity?
  ) {
    self.element = element
    self.spacing = spacing
    self.priority = priority
    self.identifier = identifier
    self.guides = guides
    self.depth = depth
    self.identity = identity
  }

  /// A node around this one that takes over what it does not change.
  func wrapped(
    in element: any LayoutElement,
    spacing: ViewSpacing? = nil,
    priority: Double? = nil,
    identifier: String? = nil,
    guides: ExplicitGuides? = nil
  ) -> LayoutNode {
    var node = LayoutNode(
      element,
      spacing: spacing ?? self.spacing,
      priority: priority ?? self.priority,
      identifier: identifier ?? self.identifier,
      guides: guides ?? self.guides,
      depth: depth,
      identity: nil
    )
    node.values = values
    return node
  }

  /// The node with another element of the same kind in it, around which and for which all else is as it
  /// was.
  func exchanging(_ element: any LayoutElement) -> LayoutNode {
    var node = self
    node.element = element
    if identity != nil { node.identity = ContainerIdentity() }
    return node
  }

  /// The size, in points, the view takes under a proposal.
  ///
  /// - Complexity: one measurement per text and proposal; a stack with a definite length asks each
  ///   child three times (least, greatest, final), one with an open length once.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var pass = LayoutPass()
    return sizeThatFits(proposal.answerable, &pass)
  }

  /// The size under a proposal together with the alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, node: self)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    guard let identity else { return element.sizeThatFits(proposal, &pass) }
    if let known = pass[identity, proposal] { return known }
    let size = element.sizeThatFits(proposal, &pass)
    pass[identity, proposal] = size
    return size
  }

  /// The least length along an axis, for a stack that asks how far the view can shrink.
  func leastLength(along axis: Axis, across: CGFloat?, _ pass: inout LayoutPass) -> CGFloat {
    let nothing = ProposedViewSize(0, along: axis, across: across)
    guard axis == .horizontal else { return sizeThatFits(nothing, &pass)[axis] }
    return pass.askingLeastWidth { sizeThatFits(nothing, &$0).width }
  }

  /// The greatest length along an axis, for a stack that asks how far the view can grow.
  func greatestLength(along axis: Axis, across: CGFloat?, _ pass: inout LayoutPass) -> CGFloat {
    sizeThatFits(ProposedViewSize(.infinity, along: axis, across: across), &pass)[axis]
  }

  /// The length on one axis of the size taken under a proposal.
  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    if identity == nil { return element.length(question, &pass) }
    pass.strain?.noteContinuity()
    return sizeThatFits(question.proposal, &pass)[question.axis]
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    guard guides.mayContain(key) else { return nil }
    guard let identity else {
      return element.explicitGuide(key, size: size, proposal: proposal, &pass)
    }
    if let known = pass[identity, proposal, size, key] { return known }
    let guide = element.explicitGuide(key, size: size, proposal: proposal, &pass)
    pass[identity, proposal, size, key] = .some(guide)
    return guide
  }

  /// The position of a guide, set or derived from the size.
  func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    explicitGuide(key, size: size, proposal: proposal, &pass)
      ?? key.position(in: size)
      ?? key.id.defaultValue(in: ViewDimensions(size: size, proposal: proposal, node: self))
  }
}
