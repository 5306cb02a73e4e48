/// A text of an entry as it is shown.
public struct TextRecord: Sendable, Hashable, Codable {
  /// What became of it.
  public enum State: String, Sendable, Hashable, Codable {
    /// All of it is shown.
    case whole
    /// Characters are left out.
    case truncated
    /// It reaches out of the widget, which cuts it off.
    case outside
    /// A view that it stands in cuts it off, or masks a part of it.
    case clipped
    /// It is hidden behind blocks, since the widget is a placeholder or the device is locked.
    case hidden

    /// Reads one by its name.
    public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
  }

  /// The accessibility identifier; `nil` where none is set.
  public let identifier: String?
  /// The whole text.
  public let string: String
  /// The lines that are shown, with their ellipses.
  public let lines: [String]
  /// What became of it.
  public let state: State
  /// Whether the words change while it is shown: a timer, or how far away a date is.
  public let isMoving: Bool
  /// Whether it is outside of the widget from end to end; `nil` where some of it is within, as nearly always.
  var isBeyond: Bool?

  /// Whether nothing of it is missing, or nothing of it is to be seen.
  public var isWhole: Bool { state == .whole || state == .hidden }
}
