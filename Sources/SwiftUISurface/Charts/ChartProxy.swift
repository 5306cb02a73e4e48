public import Foundation

/// Where a chart has its values, which only one that is drawn knows.
public struct ChartProxy: Sendable {
  /// The size of the plot: none.
  public var plotSize: CGSize { .zero }
  /// The size of the plot, by its older name: none.
  public var plotAreaSize: CGSize { .zero }
  /// Where the plot is: nowhere.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// Where the plot is, by its older name: nowhere.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(value: .zero) }

  /// Where a value stands: `nil`.
  public func position<Value>(forX value: Value) -> CGFloat? { nil }
  /// Where a value stands: `nil`.
  public func position<Value>(forY value: Value) -> CGFloat? { nil }
  /// The value at a place: `nil`.
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    nil
  }
  /// The value at a place: `nil`.
  public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    nil
  }
}
