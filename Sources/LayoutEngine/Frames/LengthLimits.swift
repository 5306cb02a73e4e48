import Foundation

/// The least, ideal and greatest length of a frame on one axis, already put in order.
package struct LengthLimits: Sendable, Hashable {
  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?

  package init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
    // Only the greatest length may be without end.
    let least = least.flatMap { $0.isFinite ? max($0.bounded, 0) : nil }
    let ideal = ideal.flatMap { $0.isFinite ? max(least ?? 0, $0.bounded) : nil }
    self.least = least
    self.ideal = ideal
    self.greatest = greatest.flatMap { greatest in
      greatest.isNaN
        ? nil
        : max(ideal ?? least ?? 0, greatest == .infinity ? greatest : greatest.clamped)
    }
  }

  var isEmpty: Bool { least == nil && ideal == nil && greatest == nil }

  /// What the content is proposed: the frame's own proposal, or the ideal, within the limits.
  func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
    guard let wanted = proposal ?? ideal else { return nil }
    return min(max(wanted, least ?? -.infinity), greatest ?? .infinity)
  }

  /// The length where it does not depend on the content.
  func ownLength(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    guard let least, let greatest else { return nil }
    return min(max(proposal, least), greatest)
  }

  func length(content: CGFloat, contentProposal: CGFloat?) -> CGFloat {
    switch (least, greatest) {
    case (let least?, let greatest?): min(max(least, content), greatest)
    case (let least?, nil): max(min(contentProposal ?? .infinity, content), least)
    case (nil, let greatest?): min(max(contentProposal ?? -.infinity, content), greatest)
    case (nil, nil): content
    }
  }

  /// Whether the length is without end where a length without end is proposed.
  ///
  /// - Parameter content: whether that of the content is.
  func isEndless(around content: Bool) -> Bool { greatest.map { $0 == .infinity } ?? content }

  /// Whether the length has an end whatever is proposed, and whatever the content takes.
  var hasEnd: Bool { greatest.map { $0 < .infinity } ?? false }

  /// What the content is proposed in its place: the frame's length, unless that is the content's
  /// own answer to an open proposal.
  func placementProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    let isContentsOwn =
      ideal == nil && proposal == nil
      && (least ?? -.infinity) < length && length < (greatest ?? .infinity)
    return isContentsOwn ? nil : length
  }
}
