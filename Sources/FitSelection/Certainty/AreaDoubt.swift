/// What the width and the height of an area may be off by.
public struct AreaDoubt: Sendable, Hashable {
  /// What the width may be off by; nil where it is known exactly.
  public var width: Uncertainty?
  /// What the height may be off by; nil where it is known exactly.
  public var height: Uncertainty?

  /// An area that is known exactly.
  public static let none = AreaDoubt()

  /// Creates the doubts of an area; none where nothing is said.
  public init(width: Uncertainty? = nil, height: Uncertainty? = nil) {
    self.width = width
    self.height = height
  }
}
