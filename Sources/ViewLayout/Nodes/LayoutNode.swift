public import Foundation

/// A view resolved in an environment: a tree of plain values that any thread can measure and place.
///
/// Made on the main actor by `LayoutResolver`, since SwiftUI's views live there; nothing after that
/// needs an actor. Measuring is pure: the same proposal always gives the same size.
public struct LayoutNode: Sendable {
  let element: any LayoutElement
  /// The distances the view prefers to keep.
  let spacing: ViewSpacing
  /// The priority by which a stack gives it room.
  let priority: Double
  /// The `accessibilityIdentifier`, which names a candidate or a text's role.
  public let identifier: String?
  let guides: ExplicitGuides

  init(
    _ element: any LayoutElement,
    spacing: ViewSpacing = ViewSpacing(),
    priority: Double = 0,
    identifier: String? = nil,
    guides: ExplicitGuides = .none
  ) {
    self.element = element
    self.spacing = spacing
    self.priority = priority
    self.identifier = identifier
    self.guides = guides
  }

  /// A node around this one that takes over what it does not change.
  func wrapped(
    in element: any LayoutElement,
    spacing: ViewSpacing? = nil,
    priority: Double? = nil,
    identifier: String? = nil,
    guides: ExplicitGuides? = nil
  ) -> LayoutNode {
    LayoutNode(
      element,
      spacing: spacing ?? self.spacing,
      priority: priority ?? self.priority,
      identifier: identifier ?? self.identifier,
      guides: guides ?? self.guides
    )
  }

  /// The size, in points, the view takes under a proposal.
  ///
  /// - Complexity: one measurement per text and proposal; a stack with a definite length asks each
  ///   child three times (least, greatest, final), one with an open length once.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// The size under a proposal together with the alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, node: self)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.mayContain(key) else { return nil }
    return element.explicitGuide(key, size: size, proposal: proposal)
  }

  /// The position of a guide, set or derived from the size.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if !guides.mayContain(key) {
      switch key.kind {
      case .leading, .top: return 0
      case .centerX: return size.width / 2
      case .centerY: return size.height / 2
      case .trailing: return size.width
      case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
      case .custom: break
      }
    }
    return ViewDimensions(size: size, proposal: proposal, node: self)[key]
  }
}
