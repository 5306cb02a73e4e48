public import Foundation

/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions {
  /// The view's size, points.
  let size: CGSize
  /// The proposal the size answers.
  let proposal: ProposedViewSize
  /// Who knows the guides that the view sets itself; `nil` where it sets none.
  private let source: (any GuideSource)?

  package init(
    size: CGSize,
    proposal: ProposedViewSize,
    source: (any GuideSource)? = nil
  ) {
    self.size = size
    self.proposal = proposal
    self.source = source
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
    source?.explicitGuide(key, size: size, proposal: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? derived(key)
  }

  /// The position of a guide that nobody set: it follows from the size.
  func derived(_ key: AlignmentKey) -> CGFloat {
    key.position(in: size) ?? key.id.defaultValue(in: self).bounded
  }
}

/// What knows the guides that a view or its content sets itself.
package protocol GuideSource {
  /// The position of a guide, points from the view's top left corner; `nil` where it sets none.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

extension ViewDimensions: Equatable {
  /// Whether two views have the same size under the same proposal.
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.size == other.size && one.proposal == other.proposal
  }
}
