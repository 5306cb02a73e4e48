public import LayoutEngine

/// A movement of symbols; nothing moves here.
///
/// One type stands for all that Apple's Symbols framework has, since they are written as members:
/// `.bounce`, `.replace.downUp`, `.variableColor.iterative`.
public struct SymbolEffect: Sendable, Hashable {
  /// The usual one.
  public static let automatic = SymbolEffect()
  /// Coming into sight.
  public static let appear = SymbolEffect()
  /// Going out of sight.
  public static let disappear = SymbolEffect()
  /// A bounce.
  public static let bounce = SymbolEffect()
  /// A breath.
  public static let breathe = SymbolEffect()
  /// A pulse of opacity.
  public static let pulse = SymbolEffect()
  /// The change to another symbol.
  public static let replace = SymbolEffect()
  /// A turn.
  public static let rotate = SymbolEffect()
  /// A change of size.
  public static let scale = SymbolEffect()
  /// Layers that light up in turn.
  public static let variableColor = SymbolEffect()
  /// A shake.
  public static let wiggle = SymbolEffect()
  /// Being drawn.
  public static let drawOn = SymbolEffect()
  /// Being undrawn.
  public static let drawOff = SymbolEffect()
  /// The change to another symbol, down with the old one and up with the new one.
  public static let downUp = SymbolEffect()
  /// The change to another symbol, up with both.
  public static let upUp = SymbolEffect()
  /// The change to another symbol, off with the old one and up with the new one.
  public static let offUp = SymbolEffect()

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// As one reads.
  public var forward: SymbolEffect { self }
  /// Against the way one reads.
  public var backward: SymbolEffect { self }
  /// As the hands of a clock.
  public var clockwise: SymbolEffect { self }
  /// Against the hands of a clock.
  public var counterClockwise: SymbolEffect { self }
  /// At an angle.
  public func custom(angle: Angle) -> SymbolEffect { self }
  /// At an angle in degrees.
  public func custom(angle: Double) -> SymbolEffect { self }
  /// Without a change of opacity.
  public var plain: SymbolEffect { self }
  /// With a change of opacity.
  public var pulse: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// Layers one after the other.
  public var individually: SymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: SymbolEffect { self }
  /// Each layer by itself.
  public var iterative: SymbolEffect { self }
  /// Each layer with those before it.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// There only.
  public var nonReversing: SymbolEffect { self }
  /// With the layers that are out dimmed.
  public var dimInactiveLayers: SymbolEffect { self }
  /// With the layers that are out hidden.
  public var hideInactiveLayers: SymbolEffect { self }
  /// Down with the old one, up with the new one.
  public var downUp: SymbolEffect { self }
  /// Up with both.
  public var upUp: SymbolEffect { self }
  /// Off with the old one, up with the new one.
  public var offUp: SymbolEffect { self }
  /// From the old one into the new one where they are alike, or else in another way.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

/// How often and how fast a symbol moves; nothing moves here.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// In what way a symbol moves again and again.
  public struct RepeatBehavior: Sendable, Hashable {
    /// Without a stop.
    public static let continuous = RepeatBehavior()
    /// With a stop between.
    public static let periodic = RepeatBehavior()
    /// A number of times, with a stop of some seconds between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again, in some way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// A number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Again and again, in some way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
}

extension View {
  /// Accepted without effect: nothing moves.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Accepted without effect: nothing moves.
  public nonisolated func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { self }

  /// Accepted without effect: nothing moves.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
