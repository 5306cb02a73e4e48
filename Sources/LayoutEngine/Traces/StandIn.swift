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

  /// Creates a note.
  public init(subject: String, assumption: String, doubt: CGSize? = nil) {
    self.subject = subject
    self.assumption = assumption
    self.doubt = doubt
  }
}

/// Tabs, which are set as wide as a space.
extension StandIn {
  private static let tabSubject = "tabs"

  /// How far apart the stops are of a paragraph style that says nothing of them, points: no tab is wider.
  package static let tabDistance = 28.0

  /// What the tabs of a text rest on: what a text of SwiftUI does with them nobody has published.
  package static func tabs(_ count: Int) -> StandIn {
    StandIn(
      subject: tabSubject,
      assumption: "each as wide as a space",
      doubt: CGSize(width: tabDistance * Double(count), height: 0)
    )
  }

  /// Whether it is what tabs rest on.
  package var isOfTabs: Bool { subject == Self.tabSubject }
}
