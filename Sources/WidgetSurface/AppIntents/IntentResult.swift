public import SwiftUISurface

/// What comes out of an intent.
public protocol IntentResult: Sendable {
  /// What is said to the user; `nil` for nothing.
  var _dialog: IntentDialog? { get }
}

extension IntentResult {
  /// Nothing is said.
  public var _dialog: IntentDialog? { nil }
}

/// Nothing comes out.
public struct EmptyIntentResult: IntentResult {
  package init() {}
}

extension IntentResult where Self == EmptyIntentResult {
  /// Nothing comes out.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// A value comes out.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
}

/// Something is said.
public protocol ProvidesDialog: IntentResult {}

/// Another intent is done next.
public protocol OpensIntent: IntentResult {}

/// A view is shown beside what is said; no widget shows it.
public protocol ShowsSnippetView: IntentResult {}

/// A value comes out, something is said or shown, or another intent is done next.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, OpensIntent,
  ShowsSnippetView
{
  /// The value, where there is one.
  public let value: Value?
  /// What is said; `nil` for nothing.
  public let _dialog: IntentDialog?
  /// The intent that is done next.
  package let next: (any AppIntent)?

  init(value: Value?, dialog: IntentDialog? = nil, next: (any AppIntent)? = nil) {
    self.value = value
    _dialog = dialog
    self.next = next
  }
}

/// A result that may name an intent to be done next, whatever its value.
package protocol ContinuingIntentResult {
  /// The intent that is done next.
  var next: (any AppIntent)? { get }
}

extension ValueIntentResult: ContinuingIntentResult {}

extension IntentResult {
  /// A value comes out.
  public static func result<Value: Sendable>(
    value: Value
  ) -> Self where Self == ValueIntentResult<Value> { ValueIntentResult(value: value) }

  /// A value comes out, and something is said.
  public static func result<Value: Sendable>(
    value: Value,
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value, dialog: dialog)
  }

  /// Something is said.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Never> { ValueIntentResult(value: nil, dialog: dialog) }

  /// Another intent is done next.
  public static func result(
    opensIntent: any AppIntent
  ) -> Self where Self == ValueIntentResult<Never> {
    ValueIntentResult(value: nil, next: opensIntent)
  }

  /// Something is said, and another intent is done next.
  public static func result(
    opensIntent: any AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Never> {
    ValueIntentResult(value: nil, dialog: dialog, next: opensIntent)
  }

  /// A value comes out, and another intent is done next.
  public static func result<Value: Sendable>(
    value: Value,
    opensIntent: any AppIntent
  ) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value, next: opensIntent)
  }

  /// A value comes out, something is said, and another intent is done next.
  public static func result<Value: Sendable>(
    value: Value,
    opensIntent: any AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value, dialog: dialog, next: opensIntent)
  }

  /// A view would be shown.
  public static func result(
    view: some View
  ) -> Self where Self == ValueIntentResult<Never> { ValueIntentResult(value: nil) }

  /// Something is said, and a view would be shown.
  public static func result(
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == ValueIntentResult<Never> { ValueIntentResult(value: nil, dialog: dialog) }

  /// A value comes out, and a view would be shown.
  public static func result<Value: Sendable>(
    value: Value,
    view: some View
  ) -> Self where Self == ValueIntentResult<Value> { ValueIntentResult(value: value) }

  /// A value comes out, something is said, and a view would be shown.
  public static func result<Value: Sendable>(
    value: Value,
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value, dialog: dialog)
  }

  /// Views would be shown.
  public static func result<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self where Self == ValueIntentResult<Never> { ValueIntentResult(value: nil) }

  /// Something is said, and views would be shown.
  public static func result<Content: View>(
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == ValueIntentResult<Never> { ValueIntentResult(value: nil, dialog: dialog) }

  /// A value comes out, and views would be shown.
  public static func result<Value: Sendable, Content: View>(
    value: Value,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == ValueIntentResult<Value> { ValueIntentResult(value: value) }

  /// A value comes out, something is said, and views would be shown.
  public static func result<Value: Sendable, Content: View>(
    value: Value,
    dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value, dialog: dialog)
  }
}

/// What is said to the user.
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The words.
  package let text: String

  /// Creates a dialog.
  public init(_ text: LocalizedStringResource) {
    self.text = String(localized: text)
  }

  /// Creates a dialog, with fewer words for where something is shown beside them.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full)
  }

  /// Creates a dialog with a symbol beside it, which nobody sees here.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full)
  }

  /// Creates a dialog, with fewer words for where something is shown beside them, and a symbol, which nobody sees here.
  public init(
    full: LocalizedStringResource,
    supporting: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(full)
  }

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(value))
  }

  /// Creates a dialog from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
