public import Foundation

/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions {
  /// The view's size, points.
  let size: CGSize
  /// The proposal the size answers.
  let proposal: ProposedViewSize
  private let node: LayoutNode?
  /// What the pass that made these has found out already.
  private let session: LayoutSession?

  package init(
    size: CGSize,
    proposal: ProposedViewSize,
    node: LayoutNode? = nil,
    session: LayoutSession? = nil
  ) {
    self.size = size
    self.proposal = proposal
    self.node = node
    self.session = session
  }

  /// The view's width, points.
  public var width: CGFloat { size.width }
  /// The view's height, points.
  public var height: CGFloat { size.height }

  /// The position of a guide from the view's left edge, points.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[guide.key]
  }

  /// The position of a guide from the view's top edge, points.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[guide.key]
  }

  /// The position of a guide that the view sets itself, or `nil` where it sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    self[explicit: guide.key]
  }

  /// The position of a guide that the view sets itself, or `nil` where it sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    self[explicit: guide.key]
  }

  private subscript(explicit key: AlignmentKey) -> CGFloat? {
    let session = session ?? LayoutSession(count: 0)
    return node?.explicitGuide(key, size: size, proposal: proposal, &session.pass)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? derived(key)
  }

  /// The position of a guide that nobody set: it follows from the size.
  func derived(_ key: AlignmentKey) -> CGFloat {
    switch key.kind {
    case .leading, .top: return 0
    case .centerX: return size.width / 2
    case .centerY: return size.height / 2
    case .trailing: return size.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
    case .custom: return key.id.defaultValue(in: self)
    }
  }
}

extension ViewDimensions: Equatable {
  /// Whether two views have the same size under the same proposal.
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.size == other.size && one.proposal == other.proposal
  }
}
