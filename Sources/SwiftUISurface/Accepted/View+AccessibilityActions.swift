public import Foundation

/// What is done with a view by those who do not see it; nothing is done here.
public struct AccessibilityActionKind: Sendable, Hashable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Creates a kind of a name that is read aloud.
  public init(named name: Text) {
    self.init("named")
  }

  /// The usual one, as by a tap.
  public static let `default` = AccessibilityActionKind("default")
  /// Going away.
  public static let escape = AccessibilityActionKind("escape")
  /// What is most wanted, by two taps of two fingers.
  public static let magicTap = AccessibilityActionKind("magicTap")
  /// Taking something away.
  public static let delete = AccessibilityActionKind("delete")
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind("showMenu")
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// Upwards.
  case increment
  /// Downwards.
  case decrement
}

/// Accepted without effect: nothing is done here.
extension View {
  /// Accepted without effect.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted without effect: the label is not asked for.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Name: StringProtocol>(
    named name: Name,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted without effect: the intent is not performed.
  public nonisolated func accessibilityAction<Intent: _ControlIntent>(
    _ actionKind: AccessibilityActionKind = .default,
    intent: Intent
  ) -> some View { self }

  /// Accepted without effect: the intent is not performed.
  public nonisolated func accessibilityAction<Intent: _ControlIntent>(
    named name: Text,
    intent: Intent
  ) -> some View { self }

  /// Accepted without effect: the intent is not performed.
  public nonisolated func accessibilityAction<Intent: _ControlIntent>(
    named nameKey: LocalizedStringKey,
    intent: Intent
  ) -> some View { self }

  /// Accepted without effect: the intent is not performed, and the label not asked for.
  public nonisolated func accessibilityAction<Intent: _ControlIntent, Label: View>(
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Accepted without effect: nothing is adjusted.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Accepted without effect: nothing is scrolled.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }

  /// Accepted without effect: nothing is activated.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Accepted without effect: nothing is activated.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool = true
  ) -> some View { self }
}
