import Foundation

/// What the subviews of one container share while its layout is at work: what the pass has found
/// out, and where the layout has placed them.
///
/// The pass moves in before the layout is called and out again afterwards. A subview that a layout
/// keeps beyond that still answers, with a pass of its own.
package final class LayoutSession {
  package struct Place {
    package var origin: CGPoint
    package var size: CGSize
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
      self.origin = origin
      self.size = size
      self.proposal = proposal
    }
  }

  package var pass = LayoutPass()
  package var places: [Place?]

  package init(count: Int) {
    places = Array(repeating: nil, count: count)
  }

  package func lending<Result>(_ pass: inout LayoutPass, _ body: () -> Result) -> Result {
    swap(&self.pass, &pass)
    defer { swap(&self.pass, &pass) }
    return body()
  }
}

/// The guides of a node, asked for in the pass of a layout that is at work.
private struct NodeGuides: GuideSource {
  let node: LayoutNode
  let session: LayoutSession

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    node.explicitGuide(key, size: size, proposal: proposal, &session.pass)
  }
}

extension ViewDimensions {
  /// The size and the guides of a node.
  ///
  /// - Parameter session: what the pass that made these has found out already.
  package init(
    size: CGSize,
    proposal: ProposedViewSize,
    node: LayoutNode,
    session: LayoutSession = LayoutSession(count: 0)
  ) {
    self.init(size: size, proposal: proposal, source: NodeGuides(node: node, session: session))
  }
}
