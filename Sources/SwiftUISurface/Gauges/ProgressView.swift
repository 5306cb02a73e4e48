import Foundation

/// How far something has come: a bar or a ring, with a label and the value.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let progress: ProgressMeasure
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  init(_ progress: ProgressMeasure, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.init(
      fraction.map { .fraction($0) } ?? .unknown,
      label: label,
      currentValueLabel: currentValueLabel
    )
  }

  /// Resolves to what the progress style of the environment makes of it.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let isBare = environment.areLabelsHidden
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: progress.fraction(at: environment.referenceDate),
      label: isBare ? nil : label.map { _StylePart($0) },
      currentValueLabel: isBare ? nil : currentValueLabel.map { _StylePart($0) }
    )
    let style = environment[ProgressViewStyleKey.self].innermost ?? DefaultProgressViewStyle()
    func resolved<Style: ProgressViewStyle>(_ style: Style) -> [LayoutNode] {
      StyledView(style) { $0.makeBody(configuration: configuration) }
        ._resolve(in: environment.outside(styleOf: ProgressViewStyleKey.self))
    }
    return resolved(style)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something that takes an unknown time.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a view of something that takes an unknown time, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a view of something that takes an unknown time, with a key as its label.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a view of something that takes an unknown time, with a string as its label.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Creates a view of a value of a total; `nil` stands for an unknown one.
  public nonisolated init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view of a value of a total, with a label.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }

  /// Creates a view of a value of a total, with a key as its label.
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a view of a value of a total, with a string as its label.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Content,
    value: Value?,
    total: Value = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Creates a view of something that goes on, from a text of the app.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.init(label: { Text(titleResource) })
  }

  /// Creates a view of what is done, from a text of the app.
  @_disfavoredOverload
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total, label: { Text(titleResource) })
  }
}

extension ProgressView {
  nonisolated static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value?,
    _ total: Value
  ) -> Double? {
    guard let value else { return nil }
    return total > 0 ? Double(value / total) : 0
  }

  /// Creates a view of a value of a total, with a label and one for the value.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StylePart
  /// The type of the value's label.
  public typealias CurrentValueLabel = _StylePart

  /// The part that is done, 0 to 1; `nil` where it is unknown.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The value's label.
  public var currentValueLabel: CurrentValueLabel?
}

/// A look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a progress view's look.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the look of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = StyleStack<any ProgressViewStyle>()
}

extension View {
  /// Sets the look of progress views in the view.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    environment { $0[ProgressViewStyleKey.self].add(style) }
  }
}

/// The look that the value asks for: a bar for a known one, a ring for an unknown one.
///
/// A bar in round widgets too: Apple's own round widgets ask for `.circular` (WWDC 2022, I).
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a bar or a ring.
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar under its label and over its value.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: AnyShapeStyle?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a tint of its own.
  public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// Shows the label, 4 points below it a bar of 4 points, and the value in the font of captions.
  ///
  /// Label and bar are as on iOS 26 (LayoutRules §4, M); how far below the bar its value stands was not published.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
        MeterBar(
          fraction: configuration.fractionCompleted ?? 0,
          height: 4,
          showsMarker: false,
          style: .progress
        )
      }
      configuration.currentValueLabel?.font(.caption)
    }
    .tintIfGiven(tint)
    .standIn("progress bars", "4 points high, 4 below the label, the value as far as other views")
  }
}

/// A ring over its label.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: AnyShapeStyle?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a tint of its own.
  public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// Shows a spinner of 20 points, or a ring that takes the room there is.
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      MeterRing(fraction: fraction, isOpen: false, style: .progress)
        .overlay { configuration.currentValueLabel }
        .tintIfGiven(tint)
        .standIn("progress rings", "as large as the room, 58 points without bound")
    } else {
      VStack {
        Circle().frame(width: 20, height: 20)
        configuration.label
      }
      .standIn("spinners", "20 by 20 points")
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that the value asks for.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
