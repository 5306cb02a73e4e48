import LayoutEngine
public import SwiftUISurface

/// A label over up to three views in a row, each cut out in a shape: a rectangular widget of a watch.
///
/// How large its parts are nobody published: the label has the font of headlines, the shapes the height that is left.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - label: what stands above.
  ///   - content: the views, of which the first three are shown.
  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  /// Creates a group under a title with a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUISurface.Label<Text, Image> {
    self.init(label: { SwiftUISurface.Label(titleKey, systemImage: systemImage) }, content: content)
  }

  /// Creates a group under a title with a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUISurface.Label<Text, Image> {
    self.init(label: { SwiftUISurface.Label(title, systemImage: systemImage) }, content: content)
  }

  /// The label over the row.
  public var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      label.font(.headline).lineLimit(1)
      GroupedViews(content: content)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .standIn(
      "AccessoryWidgetGroup",
      "its label in the font of headlines over shapes of the height that is left, 4 points apart"
    )
  }
}

/// The first three views of a group in a row, centred where there are fewer.
private struct GroupedViews<Content: View>: View {
  @Environment(\.accessoryWidgetGroupStyle) private var style
  let content: Content

  var body: some View {
    HStack(spacing: 4) {
      EachView(content: content, limit: 3) { view in
        view.frame(maxWidth: .infinity, maxHeight: .infinity)
          .aspectRatio(1, contentMode: .fit)
          .clipShape(style.shape)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// The views of a content one by one, each in a view of its own.
private struct EachView<Content: View, Made: View>: PrimitiveView {
  let content: Content
  let limit: Int
  let make: @MainActor (ResolvedView) -> Made

  @MainActor
  func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    content._resolve(in: environment).prefix(limit).flatMap { node in
      make(ResolvedView(node: node))._resolve(in: environment)
    }
  }
}

/// A view that has been resolved already.
private struct ResolvedView: PrimitiveView {
  let node: LayoutNode

  @MainActor
  func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [node] }
}

/// The shape that each view of a group is cut out in.
public struct AccessoryWidgetGroupStyle: Sendable, Hashable {
  private let isRound: Bool

  /// Circles.
  public static let automatic = circular
  /// Circles.
  public static let circular = AccessoryWidgetGroupStyle(isRound: true)
  /// Squares with round corners; how round nobody published.
  public static let roundedSquare = AccessoryWidgetGroupStyle(isRound: false)

  fileprivate var shape: AnyShape {
    isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 8))
  }
}

extension EnvironmentValues {
  /// The shape that views of groups are cut out in.
  @Entry fileprivate var accessoryWidgetGroupStyle = AccessoryWidgetGroupStyle.automatic
}

extension View {
  /// Sets the shape that the views of an `AccessoryWidgetGroup` are cut out in.
  public nonisolated func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> some View {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}
