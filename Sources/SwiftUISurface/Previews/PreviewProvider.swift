public import Foundation

/// Views for a look at them while they are written: a host of widgets lays them out where it is asked
/// for previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// The system that they are meant for; `nil` for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are meant for.
///
/// Without effect: they are laid out on the devices that a host is asked for.
public enum PreviewPlatform: Sendable, Hashable {
  /// Of an iPhone or iPad.
  case iOS
  /// Of a Mac.
  case macOS
  /// Of a television.
  case tvOS
  /// Of a watch.
  case watchOS
}

/// Where a preview stands.
public protocol PreviewContext {
  /// The family of a widget; `nil` where it stands in none.
  var _family: WidgetFamily? { get }
}

extension PreviewContext {
  /// None.
  public var _family: WidgetFamily? { nil }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// As large as told.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device a preview stands in.
public struct PreviewDevice: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// Modifiers of previews.
extension View {
  /// Says which family of widget a preview stands in, for the view too.
  public nonisolated func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    let family = value._family
    return transformEnvironment(\.widgetFamily) { if let family { $0 = family } }
      .layoutValue(key: PreviewFamily.self, value: family)
  }

  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewName.self, value: value)
  }

  /// Accepted without effect: previews are laid out in the areas of widgets.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Accepted without effect: previews are laid out on the devices that a host is asked for.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// What a preview shows that is no view of its own: a host knows how.
package protocol PreviewSubject: Sendable {}

extension View {
  /// Says that a preview shows something in place of this view.
  package nonisolated func previewSubject(_ subject: any PreviewSubject) -> some View {
    layoutValue(key: PreviewSubjectKey.self, value: subject)
  }
}

/// What a preview shows in place of its view.
private enum PreviewSubjectKey: LayoutValueKey {
  static let defaultValue: (any PreviewSubject)? = nil
}

/// The family that a preview stands in.
private enum PreviewFamily: LayoutValueKey {
  static let defaultValue: WidgetFamily? = nil
}

/// The name of a preview.
private enum PreviewName: LayoutValueKey {
  static let defaultValue: String? = nil
}

/// One of the views that a preview consists of: Xcode shows each by itself.
package struct PreviewMember {
  /// The name that the source gives it.
  package let name: String?
  /// The family that the source says; `nil` where it says none.
  package let family: WidgetFamily?
  /// What is shown in place of the view; `nil` for the view.
  package let subject: (any PreviewSubject)?
  /// The view alone.
  package let view: AnyView
}

extension View {
  /// The views that this one consists of as a preview.
  @MainActor
  package func previewMembers(in environment: EnvironmentValues) -> [PreviewMember] {
    Resolving.exclusively {
      let views = heldViews(in: environment)
      return views.indices.compactMap { index -> PreviewMember? in
        let nodes = views[index].resolve(environment.surroundingStack)
        guard let values = nodes.first?.values else { return nil }
        return PreviewMember(
          name: values[ObjectIdentifier(PreviewName.self)] as? String,
          family: values[ObjectIdentifier(PreviewFamily.self)] as? WidgetFamily,
          subject: values[ObjectIdentifier(PreviewSubjectKey.self)] as? any PreviewSubject,
          view: views.count == 1
            ? AnyView(self) : AnyView(ViewMember(base: AnyView(self), index: index))
        )
      }
    }
  }
}

/// One of the views that a view holds, found and resolved where it is shown, and alone.
private nonisolated struct ViewMember: PrimitiveView {
  let base: AnyView
  let index: Int

  @MainActor
  func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let inner = environment.ofAnyNumber
    return base.heldView(at: index, in: inner)?.resolve(inner.surroundingStack) ?? []
  }
}
