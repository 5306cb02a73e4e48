public import SwiftUISurface

/// A choice that is shown otherwise than its value would be.
public struct IntentItem<Value: Sendable>: Sendable {
  /// What is chosen.
  public let value: Value
  let title: String?

  /// Creates a choice that is shown as its value is.
  public init(_ value: Value) {
    self.value = value
    title = nil
  }

  /// Creates a choice with a title; the rest of how it looks is accepted without effect.
  public init(
    _ value: Value,
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = String(localized: title)
  }

  /// Makes a list of the choices written in a closure, which are items or values.
  @resultBuilder
  public enum Builder: _ListBuilder {
    /// Each part is an item.
    public typealias Part = IntentItem

    /// Takes an item.
    public static func buildExpression(_ item: IntentItem) -> [IntentItem] { [item] }

    /// Makes an item of a value.
    @_disfavoredOverload
    public static func buildExpression(_ value: Value) -> [IntentItem] { [IntentItem(value)] }
  }
}
