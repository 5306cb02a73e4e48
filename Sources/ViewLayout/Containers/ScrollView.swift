import Foundation

/// Views that may be longer than the room there is: they are proposed no length on the axes they
/// scroll along (swiftui-semantics §3.4).
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The axes it scrolls along.
  public var axes: Axis.Set

  /// Creates a scroll view.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Resolves to one node; several views are stacked.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    inner.stackAxis = axis
    let children = content._resolve(in: inner)
    let alignment =
      axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    let stack = LayoutNode.stack(axis, alignment: alignment, spacing: nil, children)
    return [LayoutNode(ScrollElement(content: stack, axes: axes))]
  }
}

/// The room through which content is seen; the content begins at its start.
struct ScrollElement: LayoutElement {
  let content: LayoutNode
  let axes: Axis.Set

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let size = content.sizeThatFits(contentProposal(proposal), &pass)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
    )
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center
    )
    content.place(
      alignedBy: alignment,
      in: placement,
      proposal: contentProposal(placement.proposal),
      into: &realisation
    )
  }
}
