public import Foundation
public import LayoutEngine

// What people will try and there is not: each is declared for the reason that the compiler then gives.

/// A field of text, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets take no input but Button and Toggle with an App Intent: show the value as Text"
)
public struct TextField: PrimitiveView {
  /// A field with a title.
  public init(_ title: String, text: Binding<String>) {}

  /// A field with a prompt.
  public init(_ title: String, text: Binding<String>, prompt: Text?) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A field of secret text, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets take no input but Button and Toggle with an App Intent: show the value as Text"
)
public struct SecureField: PrimitiveView {
  /// A field with a title.
  public init(_ title: String, text: Binding<String>) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A page of text, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets take no input but Button and Toggle with an App Intent: show the value as Text"
)
public struct TextEditor: PrimitiveView {
  /// A page.
  public init(text: Binding<String>) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A slider, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "Widgets have no sliders: show the value with Gauge or ProgressView, and change it with a Button and an App Intent"
)
public struct Slider: PrimitiveView {
  /// A slider from 0 to 1.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>) {}

  /// A slider over a range.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value>) {}

  /// A slider over a range in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// Buttons for more and less, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets have no steppers: use two Buttons with an App Intent"
)
public struct Stepper: PrimitiveView {
  /// Buttons with a title.
  public init<Value: Strideable>(_ title: String, value: Binding<Value>) {}

  /// Buttons with a title, over a range.
  public init<Value: Strideable>(
    _ title: String,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A choice, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "Widgets have no pickers: let the user choose in the widget's configuration, a WidgetConfigurationIntent"
)
public struct Picker<Content: View>: PrimitiveView {
  /// A choice with a title.
  public init<Selection: Hashable>(
    _ title: String,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A choice of a date, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets take no input but Button and Toggle with an App Intent: show the value as Text"
)
public struct DatePicker: PrimitiveView {
  /// A choice with a title.
  public init(_ title: String, selection: Binding<Date>) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A choice of a colour, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets take no input but Button and Toggle with an App Intent: show the value as Text"
)
public struct ColorPicker: PrimitiveView {
  /// A choice with a title.
  public init(_ title: String, selection: Binding<Color>) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A menu, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets have no menus: use Buttons with an App Intent"
)
public struct Menu<Content: View>: PrimitiveView {
  /// A menu with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) {}

  /// A menu with a label.
  public init<Label: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A way to share, which widgets have not.
@available(
  *,
  unavailable,
  message: "Widgets cannot share: use Link or widgetURL to open the app"
)
public struct ShareLink: PrimitiveView {
  /// Shares an item.
  public init<Item>(item: Item) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
