public import Foundation

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = _StylePart
  /// The type of the icon.
  public typealias Icon = _StylePart

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label's look.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = StyleStack<any LabelStyle>()
}

extension View {
  /// Sets the look of labels in the view.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment { $0[LabelStyleKey.self].add(style) }
  }
}

/// The look that the place asks for: icon and title.
public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Icon and title side by side.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows icon and title 8 points apart, or as far as is said, the icon's middle beside that of the title's capitals.
  public func makeBody(configuration: Configuration) -> some View {
    IconBesideTitle(configuration: configuration)
  }
}

/// A label's icon and its title, as far apart as its surroundings say.
private nonisolated struct IconBesideTitle: View {
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
      if let iconWidth {
        configuration.icon.frame(width: iconWidth).besideCapitals()
      } else {
        configuration.icon.besideCapitals()
      }
      configuration.title
    }
    .node { node, environment in
      guard environment.labelIconToTitleSpacing == nil else { return node }
      return node.noting(StandIn(subject: "labels", assumption: "8 points between icon and title"))
    }
  }
}

extension EnvironmentValues {
  /// The points between icon and title of labels; `nil` where nothing is said of them.
  @Entry var labelIconToTitleSpacing: CGFloat?
  /// The points that icons of labels take beside their titles; `nil` for as many as they have.
  @Entry var labelReservedIconWidth: CGFloat?
}

extension View {
  /// Sets the points between icon and title of labels in the view.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment { $0.labelIconToTitleSpacing = value }
  }

  /// Sets the points that icons of labels in the view take beside their titles, in the middle of which they stand, as pictures
  /// of UIKit's lists do (I).
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment { $0.labelReservedIconWidth = value }
  }
}

extension View {
  /// A view that stands on no line of its own, on one with texts: its middle where that of capitals is, as SwiftUI has
  /// icons of labels (LayoutRules §4, M); symbols and texts say themselves where they stand.
  fileprivate nonisolated func besideCapitals() -> some View {
    node { node, environment in
      let baseline = VerticalAlignment.firstTextBaseline.key
      guard !node.guides.mayContain(baseline) else { return node }
      let half = SymbolMetrics(in: environment).capHeight / 2
      return node.guided(baseline) { $0.height / 2 + half }
    }
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that the place asks for.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
