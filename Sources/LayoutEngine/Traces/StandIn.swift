public import Foundation

/// A number that a layout rests on and that nobody has published or measured.
public struct StandIn: Sendable, Hashable {
  /// What the number belongs to, such as "symbol flame.fill".
  public let subject: String
  /// What was taken in its place, in words.
  public let assumption: String
  /// How far it may be off, across and down, in points; `nil` for what such numbers are taken to be
  /// off by, zero where another doubt covers it.
  public let doubt: CGSize?

  /// Whether it is what tabs rest on.
  package let isOfTabs: Bool

  /// Creates a note.
  public init(subject: String, assumption: String, doubt: CGSize? = nil) {
    self.init(subject: subject, assumption: assumption, doubt: doubt, isOfTabs: false)
  }

  private init(subject: String, assumption: String, doubt: CGSize?, isOfTabs: Bool) {
    self.subject = subject
    self.assumption = assumption
    self.doubt = doubt
    self.isOfTabs = isOfTabs
  }
}

/// Tabs, which are set as wide as a space.
extension StandIn {
  /// How far apart the stops are of a paragraph style that says nothing of them, points: no tab is wider.
  package static let tabDistance = 28.0

  /// What the tabs of a text rest on: what a text of SwiftUI does with them nobody has published.
  package static func tabs(_ count: Int) -> StandIn {
    StandIn(
      subject: "tabs",
      assumption: "each as wide as a space",
      doubt: CGSize(width: tabDistance * Double(count), height: 0),
      isOfTabs: true
    )
  }
}
