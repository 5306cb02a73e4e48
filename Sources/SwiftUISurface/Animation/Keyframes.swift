/// How a value changes over time; it stays as it is here.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Keyframes of which nothing is kept.
public struct _SeveralKeyframes<Value>: Keyframes, KeyframeTrackContent, Sendable {}

/// Makes keyframes of tracks, or of keyframes of the value itself.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<Property>(
    _ track: KeyframeTrack<Value, Property>
  ) -> _SeveralKeyframes<Value> { _SeveralKeyframes() }

  /// Takes a keyframe.
  public static func buildExpression<Frame: KeyframeTrackContent>(
    _ frame: Frame
  ) -> _SeveralKeyframes<Value> where Frame.Value == Value { _SeveralKeyframes() }

  /// Makes one of several.
  public static func buildBlock(
    _ keyframes: _SeveralKeyframes<Value>...
  ) -> _SeveralKeyframes<Value> { _SeveralKeyframes() }

  /// Makes one of what a loop has made.
  public static func buildArray(
    _ keyframes: [_SeveralKeyframes<Value>]
  ) -> _SeveralKeyframes<Value> { _SeveralKeyframes() }

  /// Takes what the first of two branches has made.
  public static func buildEither(
    first: _SeveralKeyframes<Value>
  ) -> _SeveralKeyframes<Value> { first }

  /// Takes what the second of two branches has made.
  public static func buildEither(
    second: _SeveralKeyframes<Value>
  ) -> _SeveralKeyframes<Value> { second }
}

/// How a property of a value changes over time.
public struct KeyframeTrack<Root, Property>: Keyframes {
  /// The value that has the property.
  public typealias Value = Root

  /// Creates a track of a property.
  public init<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) where Content.Value == Property {}
}

extension KeyframeTrack where Root == Property {
  /// Creates a track of the value itself.
  public init<Content: KeyframeTrackContent>(
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) where Content.Value == Property {}
}

/// Keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property that changes.
  associatedtype Value
}

/// Makes the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Takes a keyframe.
  public static func buildExpression<Frame: KeyframeTrackContent>(
    _ frame: Frame
  ) -> _SeveralKeyframes<Value> where Frame.Value == Value { _SeveralKeyframes() }

  /// Makes one of several.
  public static func buildBlock(
    _ keyframes: _SeveralKeyframes<Value>...
  ) -> _SeveralKeyframes<Value> { _SeveralKeyframes() }

  /// Makes one of what a loop has made.
  public static func buildArray(
    _ keyframes: [_SeveralKeyframes<Value>]
  ) -> _SeveralKeyframes<Value> { _SeveralKeyframes() }

  /// Takes what the first of two branches has made.
  public static func buildEither(
    first: _SeveralKeyframes<Value>
  ) -> _SeveralKeyframes<Value> { first }

  /// Takes what the second of two branches has made.
  public static func buildEither(
    second: _SeveralKeyframes<Value>
  ) -> _SeveralKeyframes<Value> { second }
}
