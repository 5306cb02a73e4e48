public import Foundation

/// A view resolved in an environment: a tree of plain values that any thread can measure and place.
///
/// Made on the main actor by `LayoutResolver`, since SwiftUI's views live there; nothing after that
/// needs an actor. Measuring is pure: the same proposal always gives the same size.
public struct LayoutNode: Sendable {
  package let element: any LayoutElement
  private var traits: LayoutTraits
  /// What a container that holds containers is remembered by within a pass, and every so many wrappers in a
  /// row that multiply questions.
  let identity: ContainerIdentity?

  /// The distances the view prefers to keep.
  package var spacing: ViewSpacing { traits.spacing }
  /// The priority by which a stack gives it room.
  package var priority: Double { traits.priority }
  /// The `accessibilityIdentifier`, which names a candidate or a text's role.
  public var identifier: String? { traits.identifier }
  package var guides: ExplicitGuides { traits.guides }
  /// What the view tells the layout around it, by the key's type.
  package var values: [ObjectIdentifier: any Sendable] {
    get { traits.values }
    set { traits = LayoutTraits(traits, values: newValue) }
  }
  /// How many containers lie within each other in this view, itself included.
  var depth: Int { traits.depth }
  /// What ``LayoutElement/endlessAxes`` says of the element.
  var endlessAxes: Axis.Set { traits.endlessAxes }
  /// What ``LayoutElement/mayBeEndless(around:)`` says of the element.
  var mayBeEndless: Bool { traits.mayBeEndless }
  /// Whether it is a choice, or has one in it.
  var holdsChoice: Bool { traits.holdsChoice }
  /// Whether ``LayoutElement/followsBounds`` is said of the element, or of anything in it.
  var followsBounds: Bool { traits.followsBounds }

  /// In how many wrappers in a row that multiply questions nothing is remembered: more than anybody puts
  /// around a view, so that a frame around a text allocates nothing in a pass.
  static let mostUnremembered = 5

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
      hasEndlessContent: children.contains(where: \.mayBeEndless),
      hasFollowingContent: children.contains(where: \.followsBounds),
      hasChoiceInContent: children.contains(where: \.holdsChoice),
      identity: depth > 1 || isRemembered ? ContainerIdentity() : nil
    )
  }

  private init(
    _ element: any LayoutElement,
    spacing: ViewSpacing,
    priority: Double,
    identifier: String?,
    guides: ExplicitGuides,
    values: [ObjectIdentifier: any Sendable] = [:],
    depth: Int,
    multipliers: Int = 0,
    hasEndlessContent: Bool = false,
    hasFollowingContent: Bool = false,
    hasChoiceInContent: Bool = false,
    identity: ContainerIdentity?
  ) {
    self.element = element
    traits = LayoutTraits(
      spacing: spacing,
      priority: priority,
      identifier: identifier,
      guides: guides,
      values: values,
      depth: depth,
      multipliers: multipliers,
      endlessAxes: element.endlessAxes,
      mayBeEndless: element.mayBeEndless(around: hasEndlessContent),
      followsBounds: hasFollowingContent || element.followsBounds,
      holdsChoice: hasChoiceInContent || element.choice != nil
    )
    self.identity = identity
  }

  private init(
    _ element: any LayoutElement,
    _ traits: LayoutTraits,
    _ identity: ContainerIdentity?
  ) {
    self.element = element
    self.traits = traits
    self.identity = identity
  }

  /// A node around this one that takes over what it does not change.
  ///
  /// - Parameter multipliesQuestions: whether the element may ask this node several things to answer one.
  func wrapped(
    in element: any LayoutElement,
    spacing: ViewSpacing? = nil,
    priority: Double? = nil,
    identifier: String? = nil,
    guides: ExplicitGuides? = nil,
    multipliesQuestions: Bool = false
  ) -> LayoutNode {
    let multipliers = traits.multipliers + (multipliesQuestions ? 1 : 0)
    return LayoutNode(
      element,
      spacing: spacing ?? self.spacing,
      priority: priority ?? self.priority,
      identifier: identifier ?? self.identifier,
      guides: guides ?? self.guides,
      values: values,
      depth: depth,
      multipliers: multipliers,
      hasEndlessContent: mayBeEndless,
      hasFollowingContent: followsBounds,
      hasChoiceInContent: holdsChoice,
      identity: multipliesQuestions && multipliers.isMultiple(of: Self.mostUnremembered + 1)
        ? ContainerIdentity() : nil
    )
  }

  /// The node with another element of the same kind in it, around which and for which all else is as it
  /// was.
  func exchanging(_ element: any LayoutElement) -> LayoutNode {
    LayoutNode(element, traits, identity == nil ? nil : ContainerIdentity())
  }

  /// The size, in points, the view takes under a proposal.
  ///
  /// - Complexity: one measurement per text and proposal; a stack with a definite length asks each
  ///   child three times (least, greatest, final), one with an open length, with none or with one
  ///   without end once.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var pass = LayoutPass()
    pass.bounds = proposal.answerable
    return sizeThatFits(proposal.answerable, &pass)
  }

  /// The size under a proposal together with the alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let session = LayoutSession(count: 0)
    session.pass.bounds = proposal.answerable
    return ViewDimensions(
      size: sizeThatFits(proposal),
      proposal: proposal.answerable,
      node: self,
      session: session
    )
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    guard let identity else { return element.sizeThatFits(proposal, &pass) }
    if let known = pass[identity, proposal] { return known }
    let size = element.sizeThatFits(proposal, &pass)
    pass[identity, proposal] = size
    return size
  }

  /// The length on one axis of the size taken under a proposal.
  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    // A wrapper asks for no more than one length of what is in it, and that may stop early.
    if identity == nil || traits.multipliers > 0 { return element.length(question, &pass) }
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
    let known = explicitGuide(key, size: size, proposal: proposal, &pass)
    if let known = known ?? key.position(in: size) { return known }
    // A default may ask for other guides of the view: with what the pass has found out already.
    let session = LayoutSession(count: 0)
    return session.lending(&pass) {
      ViewDimensions(size: size, proposal: proposal, node: self, session: session).derived(key)
    }
  }
}

/// What a view tells the layout around it, whatever it is proposed: an object, which all copies of a node
/// share, and its copies with other texts in them.
private final class LayoutTraits: Sendable {
  let spacing: ViewSpacing
  let priority: Double
  let identifier: String?
  let guides: ExplicitGuides
  let values: [ObjectIdentifier: any Sendable]
  let depth: Int
  /// How many wrappers that multiply questions lie around the outermost container, or around a view
  /// without one.
  let multipliers: Int
  /// Kept, since the containers around ask for it with each question.
  let endlessAxes: Axis.Set
  /// Kept for the same reason.
  let mayBeEndless: Bool
  let followsBounds: Bool
  let holdsChoice: Bool

  init(
    spacing: ViewSpacing,
    priority: Double,
    identifier: String?,
    guides: ExplicitGuides,
    values: [ObjectIdentifier: any Sendable],
    depth: Int,
    multipliers: Int,
    endlessAxes: Axis.Set,
    mayBeEndless: Bool,
    followsBounds: Bool,
    holdsChoice: Bool
  ) {
    self.spacing = spacing
    self.priority = priority
    self.identifier = identifier
    self.guides = guides
    self.values = values
    self.depth = depth
    self.multipliers = multipliers
    self.endlessAxes = endlessAxes
    self.mayBeEndless = mayBeEndless
    self.followsBounds = followsBounds
    self.holdsChoice = holdsChoice
  }

  /// What another node has, with other values.
  convenience init(_ traits: LayoutTraits, values: [ObjectIdentifier: any Sendable]) {
    self.init(
      spacing: traits.spacing,
      priority: traits.priority,
      identifier: traits.identifier,
      guides: traits.guides,
      values: values,
      depth: traits.depth,
      multipliers: traits.multipliers,
      endlessAxes: traits.endlessAxes,
      mayBeEndless: traits.mayBeEndless,
      followsBounds: traits.followsBounds,
      holdsChoice: traits.holdsChoice
    )
  }
}
