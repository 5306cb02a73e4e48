public import SwiftUISurface

/// What a control shows, which is not laid out here.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The type of the template that this one is made of.
  associatedtype Body: ControlWidgetTemplate
  /// The template that this one is made of.
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// None: the template is made of no other.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ControlWidgetTemplate {
  /// Accepted without effect.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Accepted without effect.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

  /// Accepted without effect.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// Makes a template of those written in a closure, of which conditions choose one.
@MainActor @resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// Takes a template as it is.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }

  /// Takes the first of two branches.
  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    first: First
  ) -> _ChosenControlTemplate<First, Second> { _ChosenControlTemplate() }

  /// Takes the second of two branches.
  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    second: Second
  ) -> _ChosenControlTemplate<First, Second> { _ChosenControlTemplate() }
}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// The template is made of no other.
  public typealias Body = Never

  /// Creates the template.
  public init() {}
}

/// One of two templates.
public struct _ChosenControlTemplate<First, Second>: ControlWidgetTemplate {
  /// The template is made of no other.
  public typealias Body = Never
}

/// A button of the Control Centre, which is not laid out here.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// The template is made of no other.
  public typealias Body = Never

  /// Creates a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == EmptyView {}

  /// Creates a button that shows what it does while it does it.
  public init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Creates a button with a title.
  public init(
    _ title: LocalizedStringResource,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  /// Creates a button with a title.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  /// Creates a button with a title that is shown as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A switch of the Control Centre, which is not laid out here.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// The template is made of no other.
  public typealias Body = Never

  /// Creates a switch with a title.
  public init(
    _ title: LocalizedStringResource,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Creates a switch with a title that is shown as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Creates a switch.
  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a switch that says nothing of its value.
  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) where ValueLabel == EmptyView {}
}
