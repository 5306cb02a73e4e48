/// A preview of views: a host of widgets lays it out where it is asked for previews.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// Marks a variable with a wrapper in a preview's views.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WidgetMacros", type: "Previewable")

/// What `#Preview` declares, by the name that code calls it where it adds traits of its own.
public enum Preview {
  /// Says of a trait that it is one of views.
  public enum ViewTraits {}
}

/// How a preview is shown: a host changes its views by modifiers, and lays them out in the areas of widgets whatever
/// else is said.
public struct PreviewTrait<T>: Sendable, Hashable {
  private let name: String
  /// How the views are changed; `nil` for a trait without effect.
  let modification: (@MainActor (AnyView) async throws -> AnyView)?

  init(
    name: String,
    modification: (@MainActor (AnyView) async throws -> AnyView)? = nil
  ) {
    self.name = name
    self.modification = modification
  }

  /// Whether two traits are called the same: how modifiers change views cannot be compared.
  public static func == (one: PreviewTrait, other: PreviewTrait) -> Bool { one.name == other.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(name: "sizeThatFitsLayout") }
  /// As large as a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(name: "defaultLayout") }
  /// On a device that lies on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(name: "landscapeLeft") }
  /// On a device that lies on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(name: "landscapeRight") }
  /// On a device that stands.
  public static var portrait: PreviewTrait { PreviewTrait(name: "portrait") }
  /// On a device that stands upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(name: "portraitUpsideDown") }

  /// As large as told.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout \(width) x \(height)")
  }

  /// Changed by a modifier, whose context is made for each preview in each family.
  @MainActor
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    PreviewTrait(name: "modifier \(Modifier.self)") { views in
      let context = try await Modifier.makeSharedContext()
      return AnyView(modifier.body(content: PreviewModifierContent(views: views), context: context))
    }
  }
}

/// A change to the views of a preview, such as one that gives them what they find in their environment.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of what the change takes from.
  associatedtype Context = Void
  /// The type of the changed views.
  associatedtype Body: View

  /// The views that are changed.
  typealias Content = PreviewModifierContent

  /// Makes what the change takes from.
  @MainActor static func makeSharedContext() async throws -> Context

  /// The changed views.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  @MainActor public static func makeSharedContext() async throws {}
}

/// The views of a preview that are changed.
public struct PreviewModifierContent: View {
  let views: AnyView

  /// The views.
  public var body: some View { views }
}

/// A preview as its source declares it; nothing of it is made before it is asked for.
@MainActor
public protocol _DeclaredPreview {
  /// The name; `nil` where none is written.
  var name: String? { get }
}

/// What `#Preview` becomes: a type that a host finds in the program.
public protocol _PreviewRegistration {
  /// The file, as `#fileID` has it.
  static var fileID: String { get }
  /// The line in the file, from 1.
  static var line: Int { get }
  /// The preview.
  @MainActor static var preview: any _DeclaredPreview { get }
}

/// A preview of views.
package struct ViewPreview: _DeclaredPreview {
  package let name: String?
  /// Makes the views.
  package let content: @MainActor () -> AnyView
  /// How its traits change them, in their order.
  private let modifications: [@MainActor (AnyView) async throws -> AnyView]

  package init(
    name: String?,
    traits: [PreviewTrait<Preview.ViewTraits>] = [],
    content: @escaping @MainActor () -> AnyView
  ) {
    self.name = name
    self.content = content
    modifications = traits.compactMap(\.modification)
  }

  /// Whether the views are changed before they are shown.
  package var isModified: Bool { !modifications.isEmpty }

  /// Makes the views as they are shown: changed by the first trait, then by the next.
  package func shownContent() async throws -> AnyView {
    var views = content()
    for modify in modifications { views = try await modify(views) }
    return views
  }
}

/// The preview of views; what the macro writes for `#Preview`.
@MainActor
public func _declaredPreview<Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) -> any _DeclaredPreview {
  ViewPreview(name: name, traits: traits) { AnyView(body()) }
}
