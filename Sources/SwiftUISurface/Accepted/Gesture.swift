public import Foundation

/// What a user does with a finger.
///
/// Nothing is touched here: of the views of a widget iOS asks buttons, toggles and links alone.
public protocol Gesture<Value>: SendableMetatype {
  /// What is known while it lasts.
  associatedtype Value
}

extension Gesture {
  /// Accepted without effect.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Accepted without effect.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> where Value: Equatable { self }
}

/// A tap, or several.
public struct TapGesture: Gesture {
  /// Nothing is known of it but that it was.
  public typealias Value = Void

  /// How many taps.
  public var count: Int

  /// Creates a gesture.
  public init(count: Int = 1) {
    self.count = count
  }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
  /// Whether the finger is still there.
  public typealias Value = Bool

  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where it is.
  public struct Value: Sendable, Equatable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far it moves before it counts, in points.
  public var minimumDistance: CGFloat
  /// The space of its places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// Whose gestures count: a view's, or those of the views in it.
public struct GestureMask: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Nobody's.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Accepted without effect: nothing is touched here.
  public nonisolated func gesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// Accepted without effect: nothing is touched here.
  public nonisolated func highPriorityGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// Accepted without effect: nothing is touched here.
  public nonisolated func simultaneousGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// Accepted without effect: nothing is touched here.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}
