/// A text that says a date or a time of day, with the one that takes the most room.
///
/// Looked for in every candidate of each `ViewThatFits`, at the dates at which it is shown. Every date of an
/// entry is moved alike, day by day, or by hours where a text says no day; what is told by how far away it
/// is, such as a timer, is not.
public struct WidestDateRecord: Sendable, Hashable, Codable {
  /// The accessibility identifier; `nil` where none is set.
  public let identifier: String?
  /// What the text says as it is.
  public let string: String
  /// What it says at the date that takes the most room.
  public let widest: String
  /// How many days later that is.
  public let daysLater: Int
  /// How the whole entry is shown then, for each area and size of text.
  public let layouts: [LayoutRecord]
  /// Whether the text is whole then, and every other that is whole at the entry's own date, wherever it is
  /// shown.
  public let isWhole: Bool
}
