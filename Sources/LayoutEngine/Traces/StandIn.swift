/// A number that a layout rests on and that nobody has published or measured.
public struct StandIn: Sendable, Hashable {
  /// What the number belongs to, such as "symbol flame.fill".
  public let subject: String
  /// What was taken in its place, in words.
  public let assumption: String

  /// Creates a note.
  public init(subject: String, assumption: String) {
    self.subject = subject
    self.assumption = assumption
  }
}
