public import Foundation
public import LayoutEngine

/// A place or a size that a view told of itself.
///
/// A chart tells one of its plot; nobody collects those of views (`anchorPreference`).
public struct Anchor<Value: Sendable>: Sendable {
  let value: Value

  /// What of a view is told; nothing of it is kept.
  public struct Source: Sendable {}
}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view.
  public static func rect(_ rectangle: CGRect) -> Anchor<CGRect>.Source { Self() }
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source { Self() }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Self() }
  /// A place in the view, as parts of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { Self() }
  /// The corner where lines begin at the top.
  public static var topLeading: Anchor<CGPoint>.Source { Self() }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { Self() }
  /// The corner where lines end at the top.
  public static var topTrailing: Anchor<CGPoint>.Source { Self() }
  /// The middle of the edge where lines begin.
  public static var leading: Anchor<CGPoint>.Source { Self() }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { Self() }
  /// The middle of the edge where lines end.
  public static var trailing: Anchor<CGPoint>.Source { Self() }
  /// The corner where lines begin at the bottom.
  public static var bottomLeading: Anchor<CGPoint>.Source { Self() }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { Self() }
  /// The corner where lines end at the bottom.
  public static var bottomTrailing: Anchor<CGPoint>.Source { Self() }
}

extension GeometryProxy {
  /// What a view told of itself, as it is here.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}
