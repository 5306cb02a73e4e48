/// A text that says a date or a time of day, with the one that takes the most room.
///
/// Every date of an entry is moved alike, day by day, and then by hours and minutes; what is told by how far
/// away it is, such as a timer, is not.
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

  /// Whether every text of the entry is whole then, wherever it is shown.
  public var isWhole: Bool { layouts.allSatisfy(\.isWhole) }
}
