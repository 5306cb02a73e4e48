/// The horizontal or vertical dimension of a layout.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Axis.Set(rawValue: 2)

    func contains(_ axis: Axis) -> Bool {
      isSuperset(of: axis == .horizontal ? .horizontal : .vertical)
    }
  }

  package var other: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension Axis: CustomStringConvertible {
  /// "horizontal" or "vertical".
  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }
}
