import Foundation

/// What is different about a text that changes while it is shown.
package struct TextMotion: Sendable, Hashable {
  /// Whether it takes the width it is offered, all of it when that is open (LayoutRules §2.4,
  /// R and M).
  let fillsWidth: Bool
  /// The part of the free width that lies on the leading side of its lines where it fills the
  /// width.
  let leadingShare: CGFloat
  /// The dates that its words count to or from.
  let dates: [Date]

  package init(fillsWidth: Bool, leadingShare: CGFloat, dates: [Date] = []) {
    self.fillsWidth = fillsWidth
    self.leadingShare = leadingShare
    self.dates = dates
  }
}
