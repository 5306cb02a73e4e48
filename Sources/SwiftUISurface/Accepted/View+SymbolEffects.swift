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

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
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
}

/// How often and how fast a symbol moves; nothing moves here.
public struct SymbolEffectOptions: Sendable, Hashable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// A number of times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
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
