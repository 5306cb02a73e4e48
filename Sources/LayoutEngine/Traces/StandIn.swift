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
