public import LayoutEngine
public import Typesetting

/// A change smaller than what the numbers may be off by, and which would show something else.
public struct CloseCall: Sendable, Hashable {
  /// What would have to change.
  public enum Subject: Sendable, Hashable {
    /// A text: its role, where it has one, and its string.
    case text(role: String?, string: String)
    /// The width of the bounds.
    case width
    /// The height of the bounds, or of what stands in them.
    case height
    /// The size of text: widgets on the Lock Screen may keep to `large`.
    ///
    /// The limit is the whole step to `large`, in points of the text style `body`, and so is the
    /// uncertainty: either size may hold, and none between them.
    case typeSize
    /// How iOS sets lines, where nobody has seen it for certain. There is no length to it: the limit
    /// and the uncertainty are 0.
    case lines(LineDoubt)
  }

  /// Which way it would have to change.
  public enum Direction: String, Sendable, Hashable {
    /// Wider or larger text, or bounds larger than they are taken to be.
    case larger
    /// Narrower or smaller text, or bounds smaller than they are taken to be.
    case smaller
  }

  /// What would have to change.
  public let subject: Subject
  /// Which way.
  public let direction: Direction
  /// How far it is from the change.
  public let limit: HeadroomLimit
  /// What the numbers may be off by together, in the points that the limit is in.
  public let uncertainty: Double
  /// What is shown where they are off by all of that: beyond the limit there may be further ones.
  public let farthest: FitOutcome
  /// Which numbers those are, the largest part first.
  public let reasons: [Uncertainty]

  /// The limit as a part of what the numbers may be off by: 0 for the closest calls, at most 1,
  /// which it is where either may hold and nothing lies between.
  public var closeness: Double { uncertainty > 0 ? limit.points / uncertainty : 1 }
}
