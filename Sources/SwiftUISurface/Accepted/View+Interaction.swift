/// Whether a text may be selected.
public protocol TextSelectability {
  /// Whether it may.
  static var allowsSelection: Bool { get }
}

/// Text that may be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// It may.
  public static let allowsSelection = true
}

/// Text that may not be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// It may not.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It may be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It may not be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What is felt or heard; nothing is here.
public struct SensoryFeedback: Sendable, Hashable {
  /// How heavy what meets is.
  public enum Weight: Sendable, Hashable {
    /// Light.
    case light
    /// Neither light nor heavy.
    case medium
    /// Heavy.
    case heavy
  }

  /// How hard what meets is.
  public enum Flexibility: Sendable, Hashable {
    /// Hard.
    case rigid
    /// Neither hard nor soft.
    case solid
    /// Soft.
    case soft
  }

  /// Something is done.
  public static let success = SensoryFeedback()
  /// Something may be wrong.
  public static let warning = SensoryFeedback()
  /// Something is wrong.
  public static let error = SensoryFeedback()
  /// Something else is chosen.
  public static let selection = SensoryFeedback()
  /// A value grows.
  public static let increase = SensoryFeedback()
  /// A value shrinks.
  public static let decrease = SensoryFeedback()
  /// Something begins.
  public static let start = SensoryFeedback()
  /// Something ends.
  public static let stop = SensoryFeedback()
  /// Things are in line.
  public static let alignment = SensoryFeedback()
  /// A level is passed.
  public static let levelChange = SensoryFeedback()
  /// Things meet.
  public static let impact = SensoryFeedback()

  /// Things of a weight meet.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Things of a hardness meet.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback { .impact }
}

/// How the layers of symbols are coloured; symbols are drawn in one colour each.
public struct SymbolColorRenderingMode: Sendable, Hashable {
  /// In one colour.
  public static let flat = SymbolColorRenderingMode()
  /// From one colour to another.
  public static let gradient = SymbolColorRenderingMode()
}

/// A movement of a hand that does what a control does; no hand is seen.
public struct HandGestureShortcut: Sendable, Hashable {
  /// That of the most important control.
  public static let primaryAction = HandGestureShortcut()
}

/// What nobody can do with a layout that is not shown. Nothing of it has an effect.
extension View {
  /// Accepted without effect: nothing is selected.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }

  /// Accepted without effect: nothing is scrolled.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepted without effect: no hand is seen.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Accepted without effect: nothing is felt.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View { self }

  /// Accepted without effect: nothing is felt.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Accepted without effect: nothing is felt.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Accepted without effect: symbols are drawn in one colour each.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }

  /// Accepted without effect: rows of lists and tabs alone have a count, and widgets have neither.
  public nonisolated func badge(_ count: Int) -> some View { self }

  /// Accepted without effect: rows of lists and tabs alone have a word beside them, and widgets have neither.
  public nonisolated func badge(_ label: Text?) -> some View { self }

  /// Accepted without effect: rows of lists and tabs alone have a word beside them, and widgets have neither.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Accepted without effect: rows of lists and tabs alone have a word beside them, and widgets have neither.
  @_disfavoredOverload
  public nonisolated func badge<Label: StringProtocol>(_ label: Label?) -> some View { self }
}
